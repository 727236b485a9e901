import type { Input } from "@todayfruit/contract/all-calls";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { editRecords } from "../../record-edits/edit-records.ts";
import { pointRuleRecordDefinition } from "./point-rule-record-definition.ts";

/** Edits the rules of points, at once or at an instant to come. */
export function editPointRules(
  { body, query }: Input<"PATCH /operator/v1/point-rules">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/point-rules">> {
  return editRecords(context, pointRuleRecordDefinition, body, query);
}
