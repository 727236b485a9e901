import { BEST_DAYS, type BestType } from "@todayfruit/domain/best/find-and-describe-best-period";
import { COUNTED_AS_SOLD, rankBestsellers } from "@todayfruit/domain/best/rank-bestsellers";
import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import {
  type BestRank,
  type CandidateRow,
  listBestCandidates,
  writeBestRanks,
} from "./best-ranking.repository.ts";

/** Number of places of each ranking. */
export const BEST_RANKS = 50;
const TYPES = ["day", "week", "month"] as const satisfies readonly BestType[];

/**
 * Ranks the bestsellers of every category, roots and children, over today, 7 and 30 days. Several processes may run
 * it concurrently: one writes, the others find it written.
 *
 * @returns number of places changed
 */
export async function rankBestProducts({
  db,
  now,
  log,
}: Pick<Services, "db" | "now" | "log">): Promise<number> {
  const at = now();
  const today = kstDateOf(at.toISOString());
  const beginOf = (type: BestType) => kstMidnight(addDays(today, 1 - BEST_DAYS[type]));
  const begins = { day: beginOf("day"), week: beginOf("week"), month: beginOf("month") };
  const candidates = await listBestCandidates(db, begins, COUNTED_AS_SOLD, BEST_RANKS);
  const places = [...Map.groupBy(candidates, (row) => row.category_id).values()].flatMap((own) =>
    TYPES.flatMap((type) => placesOf(own, type)),
  );
  const changed = await db.transaction((tx) => writeBestRanks(tx, places, at, begins.day));
  if (changed > 0) log.info("ranked", { job: "rank-best-products", count: changed });
  return changed;
}

function placesOf(rows: readonly CandidateRow[], type: BestType): BestRank[] {
  const candidates = rows.map((row) => ({
    categoryId: row.category_id,
    productId: row.product_id,
    soldUnits: row.sold[type],
    seed: row.seeds[type],
    salesWeight: row.sales_weight,
  }));
  return rankBestsellers(candidates, BEST_RANKS).map(({ categoryId, productId, soldUnits }, index) => ({
    category_id: categoryId,
    date_type: type,
    product_id: productId,
    position: index + 1,
    sold_units: soldUnits,
  }));
}
