import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { gradeRulesOf } from "./grade-rule-record-definition.ts";
import { listGradeRuleRows } from "./grade-rules.repository.ts";

/** Lists the rules of grades with their version: one row, none in a shop without grades. */
export async function listGradeRules(
  _input: Input<"GET /operator/v1/grade-rules">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/grade-rules">> {
  const rows = await listGradeRuleRows(db);
  return ok({
    list: rows.map((row) => ({ ...gradeRulesOf(row), id: row.id, version: row.version })),
    nextPage: null,
  });
}
