import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { pointRulesOf } from "./point-rule-record-definition.ts";
import { listPointRuleRows } from "./point-rules.repository.ts";

/** Lists the rules of points with their version: one row, none in a shop without rules. */
export async function listPointRules(
  _input: Input<"GET /operator/v1/point-rules">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/point-rules">> {
  const rows = await listPointRuleRows(db);
  return ok({
    list: rows.map(({ id, version, value }) => ({ ...pointRulesOf(value), id, version })),
    nextPage: null,
  });
}
