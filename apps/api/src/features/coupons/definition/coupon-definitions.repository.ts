import type { CouponMoment } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import type { CouponScopeKind } from "@todayfruit/domain/coupons/coupon-scope";
import type { CouponCondition, CouponTarget } from "@todayfruit/domain/coupons/coupon-types";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";

type ScopeEntry = { kind: CouponScopeKind; id: number };

export type DefinitionRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-coupon-definitions",
  `select c.id, c.version, c.name, c.target, c.discount_kind, c.discount_amount, c.discount_percent, c.conditions,
          c.valid_from, c.valid_until, c.valid_days, c.download_from, c.download_until, c.issue_limit, c.per_member,
          c.code, c.moment, c.moment_grade, c.budget, c.is_stopped,
          (select coalesce(jsonb_agg(jsonb_build_object(
                    'kind', case when s.product_id is not null then 'product' when s.category_id is not null then 'category'
                                 else 'distributor' end,
                    'id', coalesce(s.product_id, s.category_id, s.distributor_id)) order by s.id), '[]'::jsonb)
             from coupon_scope s where s.coupon_id = c.id) as scope
     from coupon c where c.id = any($1::bigint[]) order by c.id for no key update of c`,
).narrow<{
  target: CouponTarget;
  discount_kind: "amount" | "percent";
  conditions: CouponCondition[];
  moment: CouponMoment | null;
  scope: ScopeEntry[];
}>();

/** Locks coupons in the order of their ids. */
export function lockDefinitions(tx: Tx, ids: readonly number[]): Promise<DefinitionRow[]> {
  return tx.run(LOCK, [ids]);
}

const NEXT_IDS = statement(
  "next-coupon-ids",
  "select nextval('coupon_id_seq')::bigint as id from generate_series(1, $1::int)",
).narrow<{ id: number }>();

/** Takes ids for new coupons. */
export async function nextCouponIds(tx: Tx, count: number): Promise<number[]> {
  return (await tx.run(NEXT_IDS, [count])).map(({ id }) => id);
}

const GIVEN = `jsonb_to_recordset($1::jsonb) as e (
  id bigint, name text, target text, kind text, amount integer, percent integer, conditions jsonb, "validFrom" timestamptz,
  "validUntil" timestamptz, "validDays" integer, "downloadFrom" timestamptz, "downloadUntil" timestamptz,
  "issueLimit" integer, "perMember" integer, code text, moment text, "momentGrade" integer, budget integer,
  "isStopped" boolean, scope jsonb)`;

const INSERT_SCOPE = `insert into coupon_scope (coupon_id, product_id, category_id, distributor_id)
  select e.id, case when s.kind = 'product' then s.id end, case when s.kind = 'category' then s.id end,
         case when s.kind = 'distributor' then s.id end
    from ${GIVEN}
    cross join rows from (jsonb_to_recordset(e.scope) as (kind text, id bigint)) with ordinality as s (kind, id, place)
   order by e.id, s.place`;

const INSERT = statement(
  "insert-coupons",
  `insert into coupon (id, name, target, discount_kind, discount_amount, discount_percent, conditions, valid_from, valid_until,
          valid_days, download_from, download_until, issue_limit, per_member, code, moment, moment_grade, budget, is_stopped,
          created_at)
   overriding system value
   select e.id, e.name, e.target, e.kind, e.amount, e.percent, e.conditions, e."validFrom", e."validUntil", e."validDays",
          e."downloadFrom", e."downloadUntil", e."issueLimit", e."perMember", e.code, e.moment, e."momentGrade", e.budget,
          e."isStopped", $2::timestamptz
     from ${GIVEN}`,
);
const ADD_SCOPE = statement("add-coupon-scope", INSERT_SCOPE);

/** Adds coupons under their ids, with the goods that they are for. */
export async function insertDefinitions(tx: Tx, rows: readonly object[], createdAt: Date): Promise<void> {
  const given = JSON.stringify(rows);
  await tx.run(INSERT, [given, createdAt]);
  await tx.run(ADD_SCOPE, [given]);
}

const SET = statement(
  "set-coupons",
  `update coupon c
      set name = e.name, target = e.target, discount_kind = e.kind, discount_amount = e.amount, discount_percent = e.percent,
          conditions = e.conditions, valid_from = e."validFrom", valid_until = e."validUntil", valid_days = e."validDays",
          download_from = e."downloadFrom", download_until = e."downloadUntil", issue_limit = e."issueLimit",
          per_member = e."perMember", code = e.code, moment = e.moment, moment_grade = e."momentGrade", budget = e.budget,
          is_stopped = e."isStopped"
     from ${GIVEN}
    where c.id = e.id`,
);
const CLEAR_SCOPE = statement(
  "clear-coupon-scope",
  "delete from coupon_scope where coupon_id = any($1::bigint[])",
);

/** Stores the fields of coupons and the goods that they are for. */
export async function setDefinitions(tx: Tx, rows: readonly { id: number }[]): Promise<void> {
  const given = JSON.stringify(rows);
  await tx.run(SET, [given]);
  await tx.run(CLEAR_SCOPE, [rows.map(({ id }) => id)]);
  await tx.run(ADD_SCOPE, [given]);
}

const IN_USE = statement(
  "list-coupons-in-use",
  `select c.id from coupon c
    where c.id = any($1::bigint[])
      and (c.issued > 0 or exists (select from grade_coupon g where g.coupon_id = c.id)
           or exists (select from coupon_award a where a.coupon_id = c.id))
    order by c.id`,
);

/** Lists the coupons that members have, or that belong to a grade. */
export async function listDefinitionsInUse(tx: Tx, ids: readonly number[]): Promise<number[]> {
  return (await tx.run(IN_USE, [ids])).map(({ id }) => id);
}

const DELETE = statement("delete-coupons", "delete from coupon where id = any($1::bigint[])");

/** Deletes coupons that nobody has. */
export async function deleteDefinitions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(CLEAR_SCOPE, [ids]);
  await tx.run(DELETE, [ids]);
}

const LIST_CONFLICTS = statement(
  "list-coupon-conflicts",
  `select e.id, coalesce(c.issued, 0) as issued,
          exists (select from coupon other where other.code = e.code and other.id <> e.id)
            or (select count(*) from jsonb_to_recordset($1::jsonb) as o (code text) where o.code = e.code) > 1 as is_code_taken,
          (select min(s.place)::int - 1
             from rows from (jsonb_to_recordset(e.scope) as (kind text, id bigint)) with ordinality as s (kind, id, place)
            where not exists (select from product p where s.kind = 'product' and p.id = s.id)
              and not exists (select from category g where s.kind = 'category' and g.id = s.id)
              and not exists (select from distributor d where s.kind = 'distributor' and d.id = s.id)) as unknown_place
     from jsonb_to_recordset($1::jsonb) as e (id bigint, code text, scope jsonb)
     left join coupon c on c.id = e.id`,
).narrow<{ id: number; issued: number; is_code_taken: boolean; unknown_place: number | null }>();

/** Finds how many of each coupon were issued, whether its code is another's, and the place of the first unknown goods. */
export function listCouponConflicts(
  tx: Tx,
  rows: readonly object[],
): Promise<RowOf<typeof LIST_CONFLICTS>[]> {
  return tx.run(LIST_CONFLICTS, [JSON.stringify(rows)]);
}
