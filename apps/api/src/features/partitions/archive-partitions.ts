import { afterMonths, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../http/handler-context-types.ts";
import { archivePartition, listExpiredPartitions } from "./partitions.repository.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";

/** Months for which records of contracts and payments are kept at hand: five years (전자상거래법 시행령 제6조). */
export const MONTHS_AT_HAND = 60;

/**
 * Moves the partitions whose last row is older than five years to the archive, oldest first. Orders, payments and their
 * present status stay; the archive is read where a statement needs the past of such an order.
 *
 * @returns names of the partitions that were moved
 */
export async function archivePartitions({
  db,
  now,
  log,
}: Pick<Services, "db" | "now" | "log">): Promise<string[]> {
  const before = new Date(kstMidnight(afterMonths(kstDateOf(now().toISOString()), -MONTHS_AT_HAND)));
  const archived: string[] = [];
  for (const { name } of await listExpiredPartitions(db, before))
    if (await retryWhileLocked(() => archivePartition(db, name, now()))) archived.push(name);
  if (archived.length > 0)
    log.info("partitions archived", { job: "archive-partitions", count: archived.length });
  return archived;
}
