import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Tables with a partition for each month of KST. */
export const PARTITIONED_TABLES = ["order_status_change", "payment_status_change"] as const;
export type PartitionedTable = (typeof PARTITIONED_TABLES)[number];

const MAKE = statement("make-partition", "select make_partition($1, $2::date) as is_made").narrow<{
  is_made: boolean;
}>();

/**
 * Makes the partition of a month, given by its first day, unless partitions cover it.
 *
 * @returns whether it was made
 * @throws DatabaseTrouble of kind `locked` when a lock was not free within 40 ms
 */
export async function makePartition(db: Runner, table: PartitionedTable, month: string): Promise<boolean> {
  return requireOneRow(await db.run(MAKE, [table, month])).is_made;
}

export type ExpiredPartition = RowOf<typeof LIST_EXPIRED>;

const LIST_EXPIRED = statement(
  "list-expired-partitions",
  "select name, table_name from table_partition where archived_at is null and until_at <= $1 order by table_name, until_at",
);

/** Lists the partitions whose rows are all before an instant, oldest first. */
export function listExpiredPartitions(db: Runner, before: Date): Promise<ExpiredPartition[]> {
  return db.run(LIST_EXPIRED, [before]);
}

const ARCHIVE = statement("archive-partition", "select archive_partition($1, $2) as is_archived").narrow<{
  is_archived: boolean;
}>();

/**
 * Moves a partition to the archive.
 *
 * @returns false when it is there already
 * @throws DatabaseTrouble of kind `locked` when a lock was not free within 40 ms
 */
export async function archivePartition(db: Runner, name: string, now: Date): Promise<boolean> {
  return requireOneRow(await db.run(ARCHIVE, [name, now])).is_archived;
}

export type PartitionEnd = RowOf<typeof LIST_ENDS>;

const LIST_ENDS = statement(
  "list-partition-ends",
  `with last as (
     select table_name, max(until_at) as until_at from table_partition where archived_at is null group by table_name
   )
   select table_name, until_at,
          case table_name
            when 'order_status_change' then exists (select from order_status_change e where e.at >= last.until_at)
            else exists (select from payment_status_change e where e.at >= last.until_at) end as has_later_rows
     from last order by table_name`,
).narrow<{ until_at: Date; has_later_rows: boolean }>();

/** Lists the first instant of each table without a month of its own, and whether the default partition has rows from then on. */
export function listPartitionEnds(db: Runner): Promise<PartitionEnd[]> {
  return db.run(LIST_ENDS, []);
}
