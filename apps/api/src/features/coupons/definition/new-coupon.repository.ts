import type { CouponCondition, CouponTarget } from "@todayfruit/domain/coupons/coupon";
import type { CouponMoment } from "@todayfruit/domain/coupons/coupon-moment";
import type { CouponScopeKind } from "@todayfruit/domain/coupons/coupon-scope";
import { type Runner, statement } from "../../../db/database.ts";
import { one } from "../../../db/one-row.ts";

/** Goods that a new coupon names, by their ids. */
export type NewScopeEntry = { kind: CouponScopeKind; id: number };

export type NewCoupon = {
  name: string;
  /** Price that it lowers: that of products or of shipping; products when left out. */
  target?: CouponTarget;
  /** Goods that it is for; left out or empty: all goods. */
  scope?: readonly NewScopeEntry[];
  kind: "amount" | "percent";
  amount: number;
  percent: number | null;
  conditions: readonly CouponCondition[];
  validFrom: Date;
  validUntil: Date;
  validDays: number | null;
  download: { from: Date; until: Date } | null;
  issueLimit: number | null;
  perMember: number;
  /** Code for which members get one; left out: none. */
  code?: string | null;
  /** Moment at which each member is given one; left out: none. */
  moment?: CouponMoment | null;
  /** Grade with which it is given; for the moment `grade` alone. */
  momentGrade?: number | null;
  now: Date;
};

const ADD = statement(
  "add-coupon",
  `with made as (
     insert into coupon (name, discount_kind, discount_amount, discount_percent, conditions, valid_from, valid_until,
            valid_days, download_from, download_until, issue_limit, per_member, created_at, code, moment, target, moment_grade)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $18)
     returning id
   ), scoped as (
     insert into coupon_scope (coupon_id, product_id, category_id, distributor_id)
     select made.id, case when s.kind = 'product' then s.id end, case when s.kind = 'category' then s.id end,
            case when s.kind = 'distributor' then s.id end
       from made cross join jsonb_to_recordset($17::jsonb) as s (kind text, id bigint)
   )
   select id from made`,
);

/** Adds a coupon with the goods that it is for; returns its id. The goods exist (`listUnknownScope`). */
export async function addCoupon(db: Runner, c: NewCoupon): Promise<number> {
  const rows = await db.run(ADD, [
    c.name,
    c.kind,
    c.amount,
    c.percent,
    JSON.stringify(c.conditions),
    c.validFrom,
    c.validUntil,
    c.validDays,
    c.download?.from ?? null,
    c.download?.until ?? null,
    c.issueLimit,
    c.perMember,
    c.now,
    c.code ?? null,
    c.moment ?? null,
    c.target ?? "products",
    JSON.stringify(c.scope ?? []),
    c.momentGrade ?? null,
  ]);
  return one(rows).id;
}

const LIST_UNKNOWN = statement(
  "list-unknown-coupon-scope",
  `select s.kind, s.id
     from jsonb_to_recordset($1::jsonb) as s (kind text, id bigint)
    where not exists (select from product p where s.kind = 'product' and p.id = s.id)
      and not exists (select from category c where s.kind = 'category' and c.id = s.id)
      and not exists (select from distributor d where s.kind = 'distributor' and d.id = s.id)
    order by s.kind, s.id`,
).narrow<NewScopeEntry>();

/** Lists the named goods that the shop does not have. */
export function listUnknownScope(db: Runner, scope: readonly NewScopeEntry[]): Promise<NewScopeEntry[]> {
  return db.run(LIST_UNKNOWN, [JSON.stringify(scope)]);
}
