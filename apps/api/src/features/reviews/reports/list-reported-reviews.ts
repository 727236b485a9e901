import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { listOperatorReports } from "./report-decisions-and-appeals.repository.ts";
import { presentOperatorReport } from "./reported-review.presenter.ts";

const DEFAULT_TAKE = 50;

/** Lists reports of reviews for operators, optionally only those with an appeal; recorded in the audit trail. */
export async function listReportedReviews(
  { query }: Input<"GET /operator/v1/review-reports">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/review-reports">> {
  const { status = null, appeals = false, nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
  const rows = await listOperatorReports(context.db, { status, onlyAppeals: appeals, after, take: take + 1 });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "review-reports",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { reviews: shown.map(({ review_id }) => review_id) },
    isMasked: true,
    reason: null,
  });
  return ok({
    list: shown.map(presentOperatorReport),
    nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
  });
}
