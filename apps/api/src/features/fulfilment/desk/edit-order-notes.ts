import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { orderNoteRecordDefinition } from "./order-note-record-definition.ts";

/** Edits memos, tags and assignees of orders. */
export function editOrderNotes(
  { body, query }: Input<"PATCH /operator/v1/orders">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/orders">> {
  return editRecords(context, orderNoteRecordDefinition, body, query);
}
