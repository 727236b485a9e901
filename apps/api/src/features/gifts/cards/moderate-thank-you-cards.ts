import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { thankYouCardRecordDefinition } from "./thank-you-card-record-definition.ts";

/** Hides thank-you cards on a legal ground or shows them again; members who wrote them are told. */
export function moderateThankYouCards(
  { body, query }: Input<"PATCH /operator/v1/thank-you-cards">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/thank-you-cards">> {
  return editRecords(context, thankYouCardRecordDefinition, body, query);
}
