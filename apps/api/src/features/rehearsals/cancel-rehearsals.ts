import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { rehearsalRecord } from "./rehearsal-record.ts";

/** Cancels rehearsals that have not ended; the process that plays one stops within seconds. */
export function cancelRehearsals(
  { body, query }: Input<"PATCH /operator/v1/rehearsals">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/rehearsals">> {
  return editRecords(context, rehearsalRecord, body, query);
}
