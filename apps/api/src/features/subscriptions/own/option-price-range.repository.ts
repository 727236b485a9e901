import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const FIND = statement(
  "find-price-range",
  "select min(lowest) as lowest, max(lowest) as highest from price_day where option_id = $1 and day >= $2::date",
);

/** Finds the lowest and the highest of the daily prices of one unit since a day, in 원; `null` for an option without any. */
export async function findPriceRange(
  db: Runner,
  optionId: number,
  since: string,
): Promise<{ lowest: number | null; highest: number | null }> {
  return requireOneRow(await db.run(FIND, [optionId, since]));
}
