import type { ClientBase } from "pg";

type Column = { table_name: string; column_name: string; udt_name: string; is_nullable: "YES" | "NO" };

const COLUMNS = `
   select c.table_name, c.column_name, c.udt_name, c.is_nullable
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     join pg_class r on r.relnamespace = 'public'::regnamespace and r.relname = c.table_name and not r.relispartition
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migration'
    order by c.table_name, c.ordinal_position`;

const TYPES: Record<string, string> = {
  int4: "number",
  int8: "number",
  numeric: "number",
  bool: "boolean",
  text: "string",
  cidr: "string",
  uuid: "string",
  date: "string",
  timestamptz: "Date",
  bytea: "Uint8Array",
  jsonb: "unknown",
  _int4: "number[]",
  _int8: "number[]",
  _text: "string[]",
  _cidr: "string[]",
};

/**
 * Writes the TypeScript of every table of a migrated database; `tables.ts` is this text, and a test compares the two.
 */
export async function buildTableTypesSource(client: ClientBase): Promise<string> {
  const columns = (await client.query<Column>(COLUMNS)).rows;
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const bodies = [...tables].map(([name, own]) => `  ${name}: {\n${own.map(line).join("\n")}\n  };`);
  return `/** Generated from the migrations by \`npm run tables\`; do not edit. */\nexport type Tables = {\n${bodies.join("\n")}\n};\n`;
}

function line({ column_name, udt_name, is_nullable, table_name }: Column): string {
  const type = TYPES[udt_name];
  if (!type) throw new Error(`${table_name}.${column_name}: no TypeScript type for ${udt_name}`);
  return `    ${column_name}: ${type}${is_nullable === "YES" ? " | null" : ""};`;
}
