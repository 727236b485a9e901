import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { createRecords } from "../create-records.ts";
import { deleteRecords } from "../delete-records.ts";
import { type EditOptions, editRecords, type WantedEdit } from "../edit-records.ts";
import type { TableRecord } from "./build-table-record.ts";
import { listRecords, type RecordQuery } from "./list-records.ts";

export type AddInput<Fields> = { body: { rows: readonly Fields[]; reason: string } };
export type EditInput<Fields extends FieldValues> = { body: WantedEdit<Fields>; query?: EditOptions };
type DeleteInput = { body: { rows: readonly { id: number; version: number }[]; reason: string } };

/** Builds the handlers of the four calls of a record: list, add, edit and delete. */
export function buildRecordHandlers<Fields extends FieldValues, Code extends RefusalCode>(
  record: TableRecord<Fields, Code>,
) {
  return {
    list: ({ query }: { query?: RecordQuery }, context: OperatorContext) =>
      listRecords(context, record, query),
    add: ({ body }: AddInput<Fields>, context: OperatorContext) => createRecords(context, record, body),
    edit: ({ body, query }: EditInput<Fields>, context: OperatorContext) =>
      editRecords(context, record, body, query),
    remove: ({ body }: DeleteInput, context: OperatorContext) => deleteRecords(context, record, body),
  };
}
