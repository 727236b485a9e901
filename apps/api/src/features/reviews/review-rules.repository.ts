import { type Won, won } from "@todayfruit/domain/money/won";
import { type Runner, statement } from "../../db/database.ts";

type Rules = { reviewPoint: number; photoReviewPoint: number; validMonths: number };

const FIND = statement("find-review-rules", "select value from shop_rule where name = 'points'").narrow<{
  value: Rules;
}>();

/** Where rules were never imported nothing is promised. */
const NONE: Rules = { reviewPoint: 0, photoReviewPoint: 0, validMonths: 12 };

/** What reviews earn, in points, and for how many months. */
export async function findReviewRules(
  db: Runner,
): Promise<{ reviewPoint: Won; photoReviewPoint: Won; validMonths: number }> {
  const [row] = await db.run(FIND, []);
  const { reviewPoint, photoReviewPoint, validMonths } = { ...NONE, ...row?.value };
  return { reviewPoint: won(reviewPoint), photoReviewPoint: won(photoReviewPoint), validMonths };
}
