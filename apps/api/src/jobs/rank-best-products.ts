import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { BEST_DAYS, type BestType } from "@todayfruit/domain/catalog/best-period";
import { COUNTED_AS_SOLD, rankBest } from "@todayfruit/domain/catalog/best-ranking";
import {
  type BestPlace,
  type CandidateRow,
  listBestCandidates,
  writeBestPlaces,
} from "../features/best/best-ranking.repository.ts";
import type { Services } from "../http/context.ts";

/** Number of places of each ranking. */
export const BEST_PLACES = 50;
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
  const candidates = await listBestCandidates(db, begins, COUNTED_AS_SOLD, BEST_PLACES);
  const places = [...Map.groupBy(candidates, (row) => row.category_id).values()].flatMap((own) =>
    TYPES.flatMap((type) => placesOf(own, type)),
  );
  const changed = await db.transaction((tx) => writeBestPlaces(tx, places, at, begins.day));
  if (changed > 0) log.info("ranked", { job: "best", count: changed });
  return changed;
}

function placesOf(rows: readonly CandidateRow[], type: BestType): BestPlace[] {
  const candidates = rows.map((row) => ({
    categoryId: row.category_id,
    productId: row.product_id,
    soldUnits: row.sold[type],
    seed: row.seeds[type],
    salesWeight: row.sales_weight,
  }));
  return rankBest(candidates, BEST_PLACES).map(({ categoryId, productId, soldUnits }, index) => ({
    category_id: categoryId,
    date_type: type,
    product_id: productId,
    position: index + 1,
    sold_units: soldUnits,
  }));
}
