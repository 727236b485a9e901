import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceReviewDecision } from "../notices/announce-review-decision.ts";
import {
  decideAppealRow,
  decideReportRow,
  findOperatorReport,
  type OperatorReportRow,
} from "./report-decisions-and-appeals.repository.ts";
import { countStanding, hideReview, lockReview } from "./review-reports-and-hiding.repository.ts";

type Verdict = { isUpheld: boolean; decision: string };
type Refusal = "REVIEW_REPORT_NOT_FOUND" | "REVIEW_REPORT_DECIDED" | "REVIEW_APPEAL_NOT_OPEN";
type Decided<R extends Refusal> = Result<OperatorReportRow, R, undefined>;

/** Decides a report, once: an upheld one hides the review with its ground, a dismissed one changes nothing. */
export function decideReport(
  context: OperatorContext,
  id: number,
  verdict: Verdict,
): Promise<Decided<"REVIEW_REPORT_NOT_FOUND" | "REVIEW_REPORT_DECIDED">> {
  return decided(context, id, async (tx, report) => {
    if (report.status !== "requested") return refuse("REVIEW_REPORT_DECIDED");
    const status = verdict.isUpheld ? "upheld" : "dismissed";
    await decideReportRow(tx, { id, status, decision: verdict.decision, now: context.now() });
    if (verdict.isUpheld) {
      await hideReview(tx, report.review_id, report.ground, context.now());
      const { decision } = verdict;
      await announceReviewDecision(tx, context, report, { outcome: "hidden", decision });
    }
    await write(tx, context, `reviews.report-${status}`, report, verdict);
    return ok(null);
  });
}

/** Decides an appeal, once: an upheld one shows the review again unless another report is upheld. */
export function decideAppeal(
  context: OperatorContext,
  id: number,
  verdict: Verdict,
): Promise<Decided<"REVIEW_REPORT_NOT_FOUND" | "REVIEW_APPEAL_NOT_OPEN">> {
  return decided(context, id, async (tx, report) => {
    if (report.appeal_status !== "requested") return refuse("REVIEW_APPEAL_NOT_OPEN");
    const status = verdict.isUpheld ? "upheld" : "dismissed";
    await decideAppealRow(tx, { id, status, decision: verdict.decision, now: context.now() });
    const isShownAgain = verdict.isUpheld && (await countStanding(tx, report.review_id)) === 0;
    if (isShownAgain) await hideReview(tx, report.review_id, null, context.now());
    const outcome = isShownAgain ? "restored" : verdict.isUpheld ? "appeal-accepted" : "appeal-denied";
    await announceReviewDecision(tx, context, report, { outcome, decision: verdict.decision });
    await write(tx, context, `reviews.appeal-${status}`, report, verdict);
    return ok(null);
  });
}

/** Runs a decision with the review locked, so that decisions about it are serialized. */
function decided<R extends Refusal>(
  { db }: OperatorContext,
  id: number,
  decide: (tx: Tx, report: OperatorReportRow) => Promise<Result<null, R, undefined>>,
): Promise<Decided<R | "REVIEW_REPORT_NOT_FOUND">> {
  return db.transaction<Decided<R | "REVIEW_REPORT_NOT_FOUND">>(
    async (tx) => {
      const seen = await findOperatorReport(tx, id);
      const report = seen && (await lockReview(tx, seen.review_id)) && (await findOperatorReport(tx, id));
      if (!report) return refuse("REVIEW_REPORT_NOT_FOUND");
      const done = await decide(tx, report);
      if (!done.ok) return done;
      const after = await findOperatorReport(tx, id);
      if (!after) throw new Error("What was decided is there");
      return ok(after);
    },
    (result) => result.ok,
  );
}

async function write(
  tx: Tx,
  context: OperatorContext,
  action: string,
  report: OperatorReportRow,
  { decision }: Verdict,
): Promise<void> {
  await addAction(tx, context, {
    action,
    subject: `review ${report.review_id}`,
    before: { report: report.status, appeal: report.appeal_status },
    after: { ground: report.ground },
    reason: decision,
  });
}
