import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { APPEAL_TEXT } from "@todayfruit/domain/reviews/review-text-rules";
import type { Buyer, BuyerContext } from "../../../http/handler-context-types.ts";
import { isWriterOf } from "../review-writer.policy.ts";
import {
  addAppeal,
  findOperatorReport,
  type OperatorReportRow,
} from "./report-decisions-and-appeals.repository.ts";

type Call = "POST /v1/review/report/{id}/appeal";
type Refusal = "REVIEW_REPORT_NOT_FOUND" | "REVIEW_APPEALED" | "APPEAL_TOO_SHORT" | "APPEAL_TOO_LONG";
type Validate = Reply<"GET /v1/review/report/{id}/appeal/validate">;

/** Returns whether the writer of a hidden review may appeal, without naming the reporter. */
export async function validateAppeal(
  { path: { id } }: Input<"GET /v1/review/report/{id}/appeal/validate">,
  { db, buyer }: BuyerContext,
): Promise<Result<Validate, "REVIEW_REPORT_NOT_FOUND", undefined>> {
  const report = await findOperatorReport(db, id);
  if (!isHidingReviewOf(report, buyer)) return refuse("REVIEW_REPORT_NOT_FOUND");
  return ok({
    canAppeal: report.appeal_status === null,
    ground: report.ground,
    decision: report.decision ?? "",
    appeal: report.appeal_status && { status: report.appeal_status, decision: report.appeal_decision },
  });
}

/** Adds the writer's appeal against the hiding, once for each report. */
export function appealAgainstHiding(
  { path, body }: Pick<Input<Call>, "path" | "body">,
  { db, buyer, now }: BuyerContext,
): Promise<Result<Reply<Call>, Refusal, undefined>> {
  return db.transaction<Result<Reply<Call>, Refusal, undefined>>(
    async (tx) => {
      const report = await findOperatorReport(tx, path.id);
      if (!isHidingReviewOf(report, buyer)) return refuse("REVIEW_REPORT_NOT_FOUND");
      const contents = body.contents.trim();
      const { length } = [...contents];
      if (length < APPEAL_TEXT.shortest) return refuse("APPEAL_TOO_SHORT");
      if (length > APPEAL_TEXT.longest) return refuse("APPEAL_TOO_LONG");
      const isAdded = await addAppeal(tx, path.id, contents, now());
      return isAdded ? ok({ status: "requested" as const }) : refuse("REVIEW_APPEALED");
    },
    (result) => result.ok,
  );
}

function isHidingReviewOf(report: OperatorReportRow | null, buyer: Buyer): report is OperatorReportRow {
  return report !== null && isWriterOf(buyer, report) && report.status === "upheld";
}
