import { type Won, won } from "@todayfruit/domain/money/won";
import { DEFAULT_POINT_RULES, type PointRules } from "@todayfruit/domain/points/point-rules";
import { type Runner, statement } from "../../db/database.ts";

export type ReviewPointRules = { reviewPoint: Won; photoReviewPoint: Won; validMonths: number };

const FIND = statement("find-review-rules", "select value from shop_rule where name = 'points'").narrow<{
  value: Partial<PointRules>;
}>();

/** Returns the points of reviews and their validity in months, for orders placed now. */
export async function findReviewPointRules(db: Runner): Promise<ReviewPointRules> {
  const [row] = await db.run(FIND, []);
  return reviewPointRulesOf(row?.value ?? null);
}

const FIND_PROMISED = statement(
  "find-promised-review-rules",
  `select rule_at('points', o.created_at) as value
     from order_product op join orders o on o.id = op.order_id where op.id = $1`,
).narrow<{ value: Partial<PointRules> | null }>();

/** Returns the points of the reviews of an order, as its day of purchase promised them, by one of its products. */
export async function findPromisedReviewPoints(
  db: Runner,
  orderProductId: number,
): Promise<ReviewPointRules> {
  const [row] = await db.run(FIND_PROMISED, [orderProductId]);
  return reviewPointRulesOf(row?.value ?? null);
}

/** Returns the rules of reviews in a stored document; one that it lacks has its default. */
export function reviewPointRulesOf(value: Partial<PointRules> | null): ReviewPointRules {
  const { reviewPoint, photoReviewPoint, validMonths } = { ...DEFAULT_POINT_RULES, ...value };
  return { reviewPoint: won(reviewPoint), photoReviewPoint: won(photoReviewPoint), validMonths };
}
