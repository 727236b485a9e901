import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { listReasons } from "./review-reports-and-hiding.repository.ts";

/** Lists the grounds on which a review may be reported. */
export async function listReviewReportGrounds(
  _input: Input<"GET /v1/review/report-reasons">,
  { db }: Context,
): Promise<Answer<"GET /v1/review/report-reasons">> {
  const reasons = await listReasons(db);
  return ok({ list: reasons.map(({ needs_words, ...reason }) => ({ ...reason, needsWords: needs_words })) });
}
