import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { questionRecordDefinition } from "./question-record-definition.ts";

/** Hides questions on a legal ground or shows them again; their authors are told. */
export function hideOrShowQuestions(
  { body, query }: Input<"PATCH /operator/v1/questions">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/questions">> {
  return editRecords(context, questionRecordDefinition, body, query);
}
