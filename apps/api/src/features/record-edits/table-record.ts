import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { FieldValues } from "@todayfruit/domain/record-edits/difference";
import { type Runner, statementVariant, type Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { AddableRecord, EditedRecord, RowRefusal } from "./editable-record.ts";

type ColumnType =
  | "text"
  | "integer"
  | "bigint"
  | "boolean"
  | "timestamptz"
  | "date"
  | "text[]"
  | "bigint[]"
  | "jsonb";

type TableDefinition<Table extends keyof Tables, Fields extends FieldValues, Code extends RefusalCode> = {
  noun: string;
  subject: string;
  permission: Permission;
  table: Table;
  /** Column and type of each field. */
  columns: { readonly [Field in keyof Fields & string]: readonly [keyof Tables[Table] & string, ColumnType] };
  /** Condition for a row `t` that others refer to, which is not deleted. */
  usedBy?: string;
  check(tx: Tx, rows: readonly EditedRecord<Fields>[]): Promise<RowRefusal<Code>[]>;
};

/** Record of a plain table, with its list. */
export type TableRecord<Fields extends FieldValues, Code extends RefusalCode> = AddableRecord<
  Fields,
  Code
> & {
  /** Lists records before an id, the newest first, whose fields contain a text. */
  list(
    db: Runner,
    query: { before: number; search: string | null; take: number },
  ): Promise<{ id: number; version: number; fields: Fields }[]>;
};

/**
 * Builds the record of a table whose columns are its fields, so that adding, editing and deleting need no statements of
 * their own. The table has `id` and `version`.
 */
export function tableRecord<Table extends keyof Tables, Fields extends FieldValues, Code extends RefusalCode>(
  definition: TableDefinition<Table, Fields, Code>,
): TableRecord<Fields, Code> {
  const { noun, subject, permission, table, check } = definition;
  const columns = Object.entries<readonly [string, ColumnType]>(definition.columns);
  const fields = `jsonb_build_object(${columns.map(([field, column]) => `'${field}', ${read(...column)}`).join(", ")})`;
  const names = columns.map(([, [name]]) => name).join(", ");
  const given = `jsonb_to_recordset($1::jsonb) as e(id bigint, ${columns.map(([field, [, type]]) => `"${field}" ${type}`).join(", ")})`;
  const LIST = statementVariant(
    "list-table-records",
    noun,
    `select t.id, t.version, ${fields} as fields from ${table} t
      where t.id < $1 and ($2::text is null or ${fields}::text ilike '%' || $2 || '%') order by t.id desc limit $3`,
  ).narrow<{ fields: Fields }>();
  const LOCK = statementVariant(
    "lock-table-records",
    noun,
    `select t.id, t.version, ${fields} as fields from ${table} t where t.id = any($1::bigint[]) order by t.id for update`,
  ).narrow<{ fields: Fields }>();
  const SET = statementVariant(
    "set-table-records",
    noun,
    `update ${table} t set ${columns.map(([field, [name]]) => `${name} = e."${field}"`).join(", ")} from ${given} where t.id = e.id`,
  );
  const INSERT = statementVariant(
    "insert-table-records",
    noun,
    `insert into ${table} (id, ${names}) select e.id, ${columns.map(([field]) => `e."${field}"`).join(", ")} from ${given}`,
  );
  const IN_USE = statementVariant(
    "list-table-records-in-use",
    noun,
    `select t.id from ${table} t where t.id = any($1::bigint[]) and (${definition.usedBy ?? "false"}) order by t.id`,
  );
  const DELETE = statementVariant(
    "delete-table-records",
    noun,
    `delete from ${table} where id = any($1::bigint[])`,
  );
  const instants = columns.flatMap(([field, [, type]]) => (type === "timestamptz" ? [field] : []));

  return {
    noun,
    subject,
    permission,
    instants,
    check,
    lock: (tx, ids) => tx.run(LOCK, [ids]),
    list: (db, { before, search, take }) =>
      db.run(LIST, [before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]),
    async write(tx, rows) {
      await tx.run(SET, [JSON.stringify(rows.map(({ id, edited }) => ({ id, ...edited })))]);
    },
    async insert(tx, rows) {
      await tx.run(INSERT, [JSON.stringify(rows.map((row) => ({ id: row.id, ...row.fields })))]);
    },
    async remove(tx, ids) {
      const used = await tx.run(IN_USE, [ids]);
      if (used.length > 0) return used.map(({ id }) => ({ id, code: "RECORD_IN_USE", field: null }));
      await tx.run(DELETE, [ids]);
      return [];
    },
  };
}

/** Returns the expression of a column as JSON: instants in ISO 8601 in UTC. */
function read(name: string, type: ColumnType): string {
  return type === "timestamptz"
    ? `to_char(t.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `t.${name}`;
}
