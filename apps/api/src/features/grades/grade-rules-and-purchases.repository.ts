import type { Grade } from "@todayfruit/domain/grades/find-grade-for-purchases";
import { COUNTED_FOR_GRADES } from "@todayfruit/domain/grades/grade-assignment-time";
import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

type Rules = { grades: Grade[] | null; evaluation: { periodMonths: number } | null };

const FIND_RULES = statement(
  "find-grade-rules",
  `select (select value from shop_rule where name = 'grades') as grades,
          (select value from shop_rule where name = 'evaluation') as evaluation`,
).narrow<Pick<Rules, "evaluation" | "grades">>();

/** Finds the grades, lowest first; empty in a shop without rules. */
export async function findGradeRules(db: Runner): Promise<{ grades: Grade[]; periodMonths: number }> {
  const { grades, evaluation } = requireOneRow(await db.run(FIND_RULES, []));
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
  return requireOneRow(await db.run(SUM_PURCHASES, [userId, since, COUNTED_FOR_GRADES])).purchased;
}
