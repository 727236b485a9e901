import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { statementVariant } from "../../../db/database.ts";

export type ColumnType =
  | "text"
  | "integer"
  | "bigint"
  | "numeric"
  | "boolean"
  | "timestamptz"
  | "date"
  | "text[]"
  | "bigint[]"
  | "integer[]"
  | "jsonb";

/** Column and type of each field. */
export type FieldColumns = Readonly<Record<string, readonly [column: string, type: ColumnType]>>;

/**
 * Declares the statements of a table whose columns are the fields of a record.
 *
 * @param usedBy condition for a row `t` that others refer to
 */
export function tableRecordStatements<Fields extends FieldValues>(
  noun: string,
  table: string,
  fieldColumns: FieldColumns,
  usedBy: string,
) {
  const columns = Object.entries(fieldColumns);
  const fields = `jsonb_build_object(${columns.map(([field, column]) => `'${field}', ${read(...column)}`).join(", ")})`;
  const names = columns.map(([, [name]]) => name).join(", ");
  const given = `jsonb_to_recordset($1::jsonb) as e(id bigint, ${columns.map(([field, [, type]]) => `"${field}" ${type}`).join(", ")})`;
  const list = statementVariant(
    "list-table-records",
    noun,
    `select t.id, t.version, ${fields} as fields from ${table} t
      where t.id < $1 and ($2::text is null or ${fields}::text ilike '%' || $2 || '%') order by t.id desc limit $3`,
  ).narrow<{ fields: Fields }>();
  const lock = statementVariant(
    "lock-table-records",
    noun,
    `select t.id, t.version, ${fields} as fields from ${table} t where t.id = any($1::bigint[]) order by t.id for update`,
  ).narrow<{ fields: Fields }>();
  const set = statementVariant(
    "set-table-records",
    noun,
    `update ${table} t set ${columns.map(([field, [name]]) => `${name} = e."${field}"`).join(", ")} from ${given} where t.id = e.id`,
  );
  const insert = statementVariant(
    "insert-table-records",
    noun,
    `insert into ${table} (id, ${names}) select e.id, ${columns.map(([field]) => `e."${field}"`).join(", ")} from ${given}`,
  );
  const inUse = statementVariant(
    "list-table-records-in-use",
    noun,
    `select t.id from ${table} t where t.id = any($1::bigint[]) and (${usedBy}) order by t.id`,
  );
  const remove = statementVariant(
    "delete-table-records",
    noun,
    `delete from ${table} where id = any($1::bigint[])`,
  );
  return { list, lock, set, insert, inUse, remove };
}

/** Returns the expression of a column as JSON: instants in ISO 8601 in UTC. */
function read(name: string, type: ColumnType): string {
  return type === "timestamptz"
    ? `to_char(t.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `t.${name}`;
}
