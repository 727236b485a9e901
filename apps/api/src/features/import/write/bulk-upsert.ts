import { type Statement, statementVariant } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { OwnColumn } from "../table-rows/imported-row.ts";

export type Upsert = Statement<readonly [rows: string], { written: number }>;

/**
 * Builds a statement that takes a JSON array of rows and writes the new and the different ones, so that writing the
 * same rows again changes nothing. It returns the number written.
 *
 * @param columns all columns with their types as the table declares them, except those the shop maintains
 * @param key columns that identify a row
 * @param onlyNew columns written only for new rows, and maintained by the shop afterwards
 */
export function bulkUpsert<Table extends keyof Tables>(
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
    `with written as (
       insert into ${table} (${names.join(", ")})
       select ${names.join(", ")}
         from jsonb_to_recordset($1::jsonb) as r(${Object.entries(columns).map((column) => column.join(" "))})
           on conflict (${keys.join(", ")}) do update
          set ${rest.map((name) => `${name} = excluded.${name}`).join(", ")}
        where (${rest.map((name) => `${table}.${name}`)}) is distinct from (${rest.map((name) => `excluded.${name}`)})
       returning 1
     )
     select count(*)::int as written from written`,
  );
}
