import type { ClientBase } from "pg";

export type CatalogColumn = {
  table: string;
  name: string;
  isNullable: boolean;
  /** The texts that a check allows, such as `check (status in ('waiting', 'paid'))`; `null`: any. */
  texts: readonly string[] | null;
};

/** Names and properties of the tables, functions and types that a node tree names by their number. */
export type Catalog = {
  column(relation: number, position: number): CatalogColumn | undefined;
  /** @returns name without schema; `null` for functions of the shop's own */
  builtin(id: number): { name: string; isStrict: boolean } | null;
  type(id: number): string;
};

const COLUMNS = `
  select a.attrelid::int as relation, a.attnum as position, c.relname as table, a.attname as name,
         not a.attnotnull as "isNullable",
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) ~ '= ANY \\(+ARRAY' order by k.oid limit 1) as "check"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
   where n.nspname not in ('pg_toast', 'information_schema') and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
     and not a.attisdropped`;
const FUNCTIONS = `
  select p.oid::int as id, p.proname as name, p.proisstrict as "isStrict"
    from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace`;
const TYPES = "select oid::int as id, typname as name from pg_type";

/** Only this form allows nothing but its texts: CHECK ((column = ANY (ARRAY['a'::text, 'b'::text]))). */
const ONE_OF = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/;

/** Reads the catalog once; `client` may be any role. */
export async function readCatalog(client: ClientBase): Promise<Catalog> {
  type Column = CatalogColumn & { relation: number; position: number; check: string | null };
  const columns = (await client.query<Column>(COLUMNS)).rows;
  const functions = (await client.query<{ id: number; name: string; isStrict: boolean }>(FUNCTIONS)).rows;
  const types = (await client.query<{ id: number; name: string }>(TYPES)).rows;
  const columnAt = new Map(
    columns.map(({ check, ...column }) => [
      `${column.relation}.${column.position}`,
      { ...column, texts: textsOf(check) },
    ]),
  );
  const functionWith = new Map(functions.map((each) => [each.id, each]));
  const typeWith = new Map(types.map((each) => [each.id, each.name]));
  return {
    column: (relation, position) => columnAt.get(`${relation}.${position}`),
    builtin: (id) => functionWith.get(id) ?? null,
    type: (id) => typeWith.get(id) ?? `type ${id}`,
  };
}

function textsOf(check: string | null): readonly string[] | null {
  const list = check === null ? null : ONE_OF.exec(check)?.[1];
  if (!list) return null;
  return [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = ""]) => text.replaceAll("''", "'"));
}
