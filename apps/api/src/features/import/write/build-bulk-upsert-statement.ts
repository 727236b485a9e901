import { type Statement, statementVariant } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { OwnColumn } from "../table-rows/imported-row-types.ts";

export type Upsert = Statement<readonly [rows: string], { written: number }>;

/**
 * Builds a statement that takes a JSON array of rows and writes those that are new or differ from what the last import
 * wrote, so that importing the same files again changes nothing and edits by operators stay. It returns the number written.
 *
 * @param columns all columns with their types as the table declares them, except those the shop maintains
 * @param key columns that identify a row
 * @param onlyNew columns written only for new rows, and maintained by the shop afterwards
 */
export function buildBulkUpsertStatement<Table extends keyof Tables>(
  table: Table,
  columns: Record<Exclude<keyof Tables[Table] & string, OwnColumn>, string>,
  key: readonly (keyof Tables[Table] & string)[] = [],
  onlyNew: readonly (keyof Tables[Table] & string)[] = [],
): Upsert {
  const names = Object.keys(columns);
  const keys: readonly string[] = key.length > 0 ? key : ["id"];
  const kept: readonly string[] = [...keys, ...onlyNew];
  const rest = names.filter((name) => !kept.includes(name));
  return statementVariant(
    "import",
    table,
    `with given as (
       select record, concat_ws('/', ${keys.map((name) => `record ->> '${name}'`).join(", ")}) as row_key
         from jsonb_array_elements($1::jsonb) as record
     ), changed as (
       insert into imported_row as i (table_name, row_key, hash)
       select '${table}', row_key, sha256(convert_to(record::text, 'UTF8')) from given
           on conflict (table_name, row_key) do update set hash = excluded.hash where i.hash <> excluded.hash
       returning row_key
     ), written as (
       insert into ${table} (${names.join(", ")})
       select ${names.map((name) => `r.${name}`).join(", ")}
         from given join changed using (row_key)
        cross join lateral jsonb_to_record(given.record) as r(${Object.entries(columns)
          .map((column) => column.join(" "))
          .join(", ")})
           on conflict (${keys.join(", ")}) do update
          set ${rest.map((name) => `${name} = excluded.${name}`).join(", ")}
        where (${rest.map((name) => `${table}.${name}`)}) is distinct from (${rest.map((name) => `excluded.${name}`)})
       returning 1
     )
     select count(*)::int as written from written`,
  );
}
