import type { Db } from "../../../apps/api/src/db/database.ts";

export type TableSize = { name: string; rows: number; heap: number; indexes: number };

const SIZES = `
  select coalesce(pg_partition_root(c.oid)::regclass::text, c.oid::regclass::text) as name,
         sum(greatest(c.reltuples, 0))::bigint as rows,
         sum(pg_table_size(c.oid))::bigint as heap, sum(pg_indexes_size(c.oid))::bigint as indexes
    from pg_class c
   where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'archive'::regnamespace)
   group by 1 order by sum(pg_total_relation_size(c.oid)) desc`;

/** Reads the sizes of all tables in bytes, partitions counted with their table, largest first. */
export async function measureTableSizes(db: Db): Promise<{ whole: number; tables: TableSize[] }> {
  const { rows } = await db.pool.query<TableSize>(SIZES);
  const tables = rows.map(({ name, rows: count, heap, indexes }) => ({
    name,
    rows: Number(count),
    heap: Number(heap),
    indexes: Number(indexes),
  }));
  return { tables, whole: tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0) };
}
