import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { sumDecisions } from "./review-reports-and-hiding.repository.ts";

const YEAR_MS = 365 * 86_400_000;

/** Counts the decisions about reported reviews within the last 365 days. */
export async function showDecisionCounts(
  _input: Input<"GET /v1/review/decisions">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/review/decisions">> {
  return ok({ list: await sumDecisions(db, new Date(now().getTime() - YEAR_MS)) });
}
