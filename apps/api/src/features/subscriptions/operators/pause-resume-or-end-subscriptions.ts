import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { subscriptionRecordDefinition } from "./subscription-record-definition.ts";

/** Pauses, resumes or ends subscriptions for their buyers, who are told. */
export function pauseResumeOrEndSubscriptions(
  { body, query }: Input<"PATCH /operator/v1/subscriptions">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/subscriptions">> {
  return editRecords(context, subscriptionRecordDefinition, body, query);
}
