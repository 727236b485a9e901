import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { rehearsalRecordDefinition } from "./rehearsal-record-definition.ts";

/** Cancels rehearsals that have not ended; the process that plays one stops within seconds. */
export function cancelRehearsals(
  { body, query }: Input<"PATCH /operator/v1/rehearsals">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/rehearsals">> {
  return editRecords(context, rehearsalRecordDefinition, body, query);
}
