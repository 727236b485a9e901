import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { Context } from "../../../http/context.ts";
import { listReasons, sumDecisions } from "./reports.repository.ts";

const YEAR_MS = 365 * 86_400_000;

/** Lists the grounds that a review may be reported by. */
export async function showReportReasons(
  _input: Input<"GET /v1/review/report-reasons">,
  { db }: Context,
): Promise<Answer<"GET /v1/review/report-reasons">> {
  const reasons = await listReasons(db);
  return ok({ list: reasons.map(({ needs_words, ...reason }) => ({ ...reason, needsWords: needs_words })) });
}

/** Counts what was decided about reported reviews within 365 days. */
export async function showDecisions(
  _input: Input<"GET /v1/review/decisions">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/review/decisions">> {
  return ok({ list: await sumDecisions(db, new Date(now().getTime() - YEAR_MS)) });
}
