import type { Reply } from "@todayfruit/contract/all-calls";
import type { OperatorReportRow } from "./report-decisions-and-appeals.repository.ts";

/** Presents a report of a review with its appeal, for operators. */
export function presentOperatorReport(
  row: OperatorReportRow,
): Reply<"GET /operator/v1/review-reports">["list"][number] {
  return {
    id: row.id,
    reviewId: row.review_id,
    productName: row.product_name,
    contents: row.contents,
    images: row.images,
    video: row.video,
    score: row.score,
    ground: row.ground,
    reason: row.reason,
    status: row.status,
    decision: row.decision,
    createdAt: row.created_at.toISOString(),
    appeal:
      row.appeal_status === null
        ? null
        : {
            contents: row.appeal_contents ?? "",
            status: row.appeal_status,
            decision: row.appeal_decision,
          },
  };
}
