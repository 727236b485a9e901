import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { optionRecordDefinition } from "./option-record-definition.ts";

/** Edits options: name, order, weight and whether they are sold. */
export function editOptions(
  { body, query }: Input<"PATCH /operator/v1/options">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/options">> {
  return editRecords(context, optionRecordDefinition, body, query);
}
