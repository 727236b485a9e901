import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { gradeRuleRecordDefinition } from "./grade-rule-record-definition.ts";

/** Edits the rules of grades, at once or at an instant to come. */
export function editGradeRules(
  { body, query }: Input<"PATCH /operator/v1/grade-rules">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/grade-rules">> {
  return editRecords(context, gradeRuleRecordDefinition, body, query);
}
