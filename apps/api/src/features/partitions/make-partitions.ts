import { afterMonths, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import { makePartition, PARTITIONED_TABLES } from "./partitions.repository.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";

/** Months beyond the present one that have a partition. */
const MONTHS_AHEAD = 3;

/**
 * Makes the partitions of this month and the next three of every table by month. Repeated runs make what is missing.
 *
 * @returns names of the tables with their months, e.g. `order_status_change 2027-01-01`
 */
export async function makePartitions({
  db,
  now,
  log,
}: Pick<Services, "db" | "now" | "log">): Promise<string[]> {
  const firstDay = `${kstDateOf(now().toISOString()).slice(0, 7)}-01`;
  const made: string[] = [];
  for (const table of PARTITIONED_TABLES)
    for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
      const month = afterMonths(firstDay, ahead);
      if (await retryWhileLocked(() => makePartition(db, table, month))) made.push(`${table} ${month}`);
    }
  if (made.length > 0) log.info("partitions made", { job: "make-partitions", count: made.length });
  return made;
}
