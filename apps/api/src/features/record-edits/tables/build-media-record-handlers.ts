import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { refuse } from "@todayfruit/domain/result";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listMissingMedia } from "../list-missing-media.ts";
import { type AddInput, buildRecordHandlers, type EditInput } from "./build-record-handlers.ts";
import type { TableRecord } from "./build-table-record.ts";

/**
 * Builds the handlers of a record whose fields name pictures or videos, which must be stored already.
 *
 * @param mediaOf paths that the fields of a row name
 */
export function buildMediaRecordHandlers<Fields extends FieldValues, Code extends RefusalCode>(
  record: TableRecord<Fields, Code>,
  mediaOf: (fields: Partial<Fields>) => readonly string[],
) {
  const { list, add, edit, remove } = buildRecordHandlers(record);
  const refuseMissing = async ({ storage }: OperatorContext, rows: readonly Partial<Fields>[]) => {
    const fields = await listMissingMedia(storage, rows.map(mediaOf));
    return fields.length > 0 ? refuse("PICTURE_UNKNOWN", { fields }) : null;
  };
  return {
    list,
    remove,
    add: async (input: AddInput<Fields>, context: OperatorContext) =>
      (await refuseMissing(context, input.body.rows)) ?? add(input, context),
    edit: async (input: EditInput<Fields>, context: OperatorContext) =>
      (await refuseMissing(
        context,
        input.body.rows.map(({ set }) => set),
      )) ?? edit(input, context),
  };
}
