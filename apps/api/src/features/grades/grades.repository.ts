import type { Grade } from "@todayfruit/domain/grades/grade";
import { COUNTED_FOR_GRADES } from "@todayfruit/domain/grades/grade-month";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";

type Rules = { grades: Grade[] | null; evaluation: { periodMonths: number } | null };

const FIND_RULES = statement(
  "find-grade-rules",
  `select (select value from shop_rule where name = 'grades') as grades,
          (select value from shop_rule where name = 'evaluation') as evaluation`,
).narrow<Pick<Rules, "evaluation" | "grades">>();

/** Finds the grades, lowest first; empty in a shop without rules. */
export async function findGradeRules(db: Runner): Promise<{ grades: Grade[]; periodMonths: number }> {
  const { grades, evaluation } = one(await db.run(FIND_RULES, []));
  return { grades: grades ?? [], periodMonths: evaluation?.periodMonths ?? 3 };
}

/** Sums the purchases by order date: the price of delivered products that were not returned, without shipping, in 원. */
const SUM_PURCHASES = statement(
  "sum-purchases",
  `select least(coalesce(sum(x.net), 0), 2147483647)::int as purchased
     from orders o
     join order_product op on op.order_id = o.id
     join order_option x on x.order_product_id = op.id
    where o.user_id = $1 and o.created_at >= $2 and op.status = any($3::text[])`,
);

export async function sumPurchases(db: Runner, userId: number, since: Date): Promise<number> {
  return one(await db.run(SUM_PURCHASES, [userId, since, COUNTED_FOR_GRADES])).purchased;
}

export type PointEntryRow = RowOf<typeof LIST_ENTRIES>;

const LIST_ENTRIES = statement(
  "list-point-entries",
  `select e.id, e.amount, e.reason, coalesce(e.order_id, op.order_id) as order_id, e.at, l.expires_at
     from point_entry e
     join point_lot l on l.id = e.lot_id
     left join point_reward r on r.id = e.reward_id or e.reward_id is null and r.lot_id = l.id and e.reason = 'award'
     left join order_product op on op.id = r.order_product_id
    where e.user_id = $1 and e.id < $2
    order by e.id desc
    limit $3`,
);

/** Lists the latest entries of a member's ledger before an id. */
export function listEntries(
  db: Runner,
  userId: number,
  before: string,
  take: number,
): Promise<PointEntryRow[]> {
  return db.run(LIST_ENTRIES, [userId, before, take]);
}

type Expiring = RowOf<typeof FIND_EXPIRING>;

const FIND_EXPIRING = statement(
  "find-expiring-points",
  `select coalesce(sum(remaining), 0)::int as expiring, min(expires_at) as expires_at
     from point_lot where user_id = $1 and remaining > 0 and expires_at > $2 and expires_at <= $3`,
);

/** Finds the points (원) that expire between two instants, and the first expiry. */
export async function findExpiring(db: Runner, userId: number, from: Date, to: Date): Promise<Expiring> {
  return one(await db.run(FIND_EXPIRING, [userId, from, to]));
}

type Promised = RowOf<typeof FIND_PROMISED>;

const FIND_PROMISED = statement(
  "find-promised-points",
  `select coalesce(sum(amount) filter (where lot_id is null and undone_at is null), 0)::int as pending,
          min(available_at) filter (where lot_id is null and undone_at is null) as available_at,
          coalesce(sum(owed), 0)::int as owed
     from point_reward where user_id = $1`,
);

/** Finds the pending points (원) of a member, and the amount withheld from them. */
export async function findPromised(db: Runner, userId: number): Promise<Promised> {
  return one(await db.run(FIND_PROMISED, [userId]));
}
