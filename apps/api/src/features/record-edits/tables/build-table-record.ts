import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Runner, Tx } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { AddableRecord, EditedRecord, RowRefusal } from "../editable-record-types.ts";
import {
  type ColumnType,
  type FieldColumns,
  tableRecordStatements,
} from "./table-record-statements.repository.ts";

type TableDefinition<Table extends keyof Tables, Fields extends FieldValues, Code extends RefusalCode> = {
  noun: string;
  subject: string;
  permission: Permission;
  table: Table;
  /** Column and type of each field. */
  columns: { readonly [Field in keyof Fields & string]: readonly [keyof Tables[Table] & string, ColumnType] };
  /** Condition for a row `t` that others refer to, which is not deleted. */
  usedBy?: string;
  check(tx: Tx, rows: readonly EditedRecord<Fields>[], at: Date): Promise<RowRefusal<Code>[]>;
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
export function buildTableRecord<
  Table extends keyof Tables,
  Fields extends FieldValues,
  Code extends RefusalCode,
>(definition: TableDefinition<Table, Fields, Code>): TableRecord<Fields, Code> {
  const { noun, subject, permission, table, check } = definition;
  const columns: FieldColumns = definition.columns;
  const statements = tableRecordStatements<Fields>(noun, table, columns, definition.usedBy ?? "false");
  const instants = Object.entries(columns).flatMap(([field, [, type]]) =>
    type === "timestamptz" ? [field] : [],
  );

  return {
    noun,
    subject,
    permission,
    instants,
    check,
    lock: (tx, ids) => tx.run(statements.lock, [ids]),
    list: (db, { before, search, take }) =>
      db.run(statements.list, [before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]),
    async write(tx, rows) {
      await tx.run(statements.set, [JSON.stringify(rows.map(({ id, edited }) => ({ id, ...edited })))]);
    },
    async insert(tx, rows) {
      await tx.run(statements.insert, [JSON.stringify(rows.map((row) => ({ id: row.id, ...row.fields })))]);
    },
    async remove(tx, ids) {
      const used = await tx.run(statements.inUse, [ids]);
      if (used.length > 0) return used.map(({ id }) => ({ id, code: "RECORD_IN_USE", field: null }));
      await tx.run(statements.remove, [ids]);
      return [];
    },
  };
}
