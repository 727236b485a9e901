import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { reviewRecordDefinition } from "./review-record-definition.ts";

/** Replies to reviews, hides them on a legal ground or shows them again; their writers are told. */
export function moderateReviews(
  { body, query }: Input<"PATCH /operator/v1/reviews">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/reviews">> {
  return editRecords(context, reviewRecordDefinition, body, query);
}
