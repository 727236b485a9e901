import type { ClientBase } from "pg";
import { type Catalog, readCatalog } from "../row-types/pg-catalog.ts";

export type ModelColumn = {
  name: string;
  /** @example "bigint" */
  type: string;
  isNullable: boolean;
  isKey: boolean;
  comment: string | null;
  /** Allowed texts; `null`: any. */
  texts: readonly string[] | null;
};

export type Reference = {
  columns: readonly string[];
  /** Referenced table. */
  table: string;
  isNullable: boolean;
  /** True when at most one row refers to each row of the other table. */
  isUnique: boolean;
};

export type ModelTable = {
  /** With its schema unless that is `public`. */
  name: string;
  comment: string | null;
  columns: readonly ModelColumn[];
  references: readonly Reference[];
  /** Names of its constraints that say a rule. */
  rules: readonly string[];
};

const QUALIFIED_NAME = "case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname";
const IS_OURS = `n.nspname in ('public', 'retained', 'archive') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migration'`;

const TABLES = `
  select c.oid::int as id, ${QUALIFIED_NAME} as name, obj_description(c.oid, 'pg_class') as comment,
         array(select k.conname::text from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'c' and k.conname !~ '_check$' order by 1) as rules
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${IS_OURS} order by 2`;

const COLUMNS = `
  select a.attrelid::int as table, a.attnum as position, a.attname as name,
         replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz') as type,
         not a.attnotnull as "isNullable", col_description(c.oid, a.attnum) as comment,
         exists (select from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "isKey"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where ${IS_OURS} order by a.attrelid, a.attnum`;

const REFERENCES = `
  select f.conrelid::int as owner, ${QUALIFIED_NAME} as table, own.names as columns, own.nullable as "isNullable",
         exists (select from pg_index i
                  where i.indrelid = f.conrelid and i.indisunique and i.indpred is null and i.indnkeyatts = cardinality(f.conkey)
                    and (i.indkey::int2[])[0:i.indnkeyatts - 1] @> f.conkey) as "isUnique"
    from pg_constraint f
    join pg_class c on c.oid = f.confrelid
    join pg_namespace n on n.oid = c.relnamespace
   cross join lateral (select array_agg(a.attname::text order by k.place) as names, bool_or(not a.attnotnull) as nullable
                         from unnest(f.conkey) with ordinality as k (position, place)
                         join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.position) own
   where f.contype = 'f' and ${IS_OURS}
   order by f.conkey, 2`;

type Row<Own> = Own & { id: number };
type TableRow = Row<{ name: string; comment: string | null; rules: string[] }>;
type ColumnRow = Omit<ModelColumn, "texts"> & { table: number; position: number };
type ReferenceRow = Reference & { owner: number };

/** Reads tables, columns, comments and references of the shop's schemas. */
export async function readTableDescriptions(client: ClientBase): Promise<ModelTable[]> {
  const catalog = await readCatalog(client);
  const tables = (await client.query<TableRow>(TABLES)).rows;
  const columns = Map.groupBy((await client.query<ColumnRow>(COLUMNS)).rows, ({ table }) => table);
  const references = Map.groupBy((await client.query<ReferenceRow>(REFERENCES)).rows, ({ owner }) => owner);
  return tables.map(({ id, name, comment, rules }) => ({
    name,
    comment,
    rules,
    columns: (columns.get(id) ?? []).map((row) => columnOf(row, catalog)),
    references: (references.get(id) ?? []).map(({ owner: _owner, ...reference }) => reference),
  }));
}

function columnOf({ table, position, ...column }: ColumnRow, catalog: Catalog): ModelColumn {
  return { ...column, texts: catalog.column(table, position)?.texts ?? null };
}
