import { type Won, won } from "@todayfruit/domain/money/won";
import { type Runner, statement } from "../../db/database.ts";

type Rules = { reviewPoint: number; photoReviewPoint: number; validMonths: number };

const FIND = statement("find-review-rules", "select value from shop_rule where name = 'points'").narrow<{
  value: Rules;
}>();

/** Rules of a shop without imported ones: no points. */
const NONE: Rules = { reviewPoint: 0, photoReviewPoint: 0, validMonths: 12 };

/** Returns the points of reviews and their validity in months. */
export async function findReviewPointRules(
  db: Runner,
): Promise<{ reviewPoint: Won; photoReviewPoint: Won; validMonths: number }> {
  const [row] = await db.run(FIND, []);
  const { reviewPoint, photoReviewPoint, validMonths } = { ...NONE, ...row?.value };
  return { reviewPoint: won(reviewPoint), photoReviewPoint: won(photoReviewPoint), validMonths };
}
