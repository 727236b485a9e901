import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import type { OperatorReportRow } from "../reports/report-decisions-and-appeals.repository.ts";

/** Outcomes of a decision that the writer of the review is told. */
export type ReviewOutcome = "hidden" | "restored" | "appeal-accepted" | "appeal-denied";

/** Announces a decision about a review to its writer, once for each report; a review without a writer has nobody to tell. */
export async function announceReviewDecision(
  tx: Tx,
  { rules, now }: Pick<Services, "rules" | "now">,
  report: OperatorReportRow,
  { outcome, decision }: { outcome: ReviewOutcome; decision: string },
): Promise<void> {
  const { writer_id: userId, ...review } = report;
  if (!userId) return;
  const about = {
    userId,
    image: review.product_image,
    href: "/my-reviews",
    key: `review report ${report.id} ${outcome}`,
    subject: `review ${report.review_id}`,
    now: now(),
  };
  const product = { 상품: report.product_name };
  switch (outcome) {
    case "hidden":
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "REVIEW_HIDDEN",
        variables: { ...product, 사유: report.ground },
      });
      return;
    case "restored":
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "REVIEW_RESTORED",
        variables: { ...product, 안내: decision },
      });
      return;
    case "appeal-accepted":
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "REVIEW_APPEAL_ACCEPTED",
        variables: { ...product, 안내: decision },
      });
      return;
    case "appeal-denied":
      await recordEventToNotifyMember(tx, rules.shopName, {
        ...about,
        template: "REVIEW_APPEAL_DENIED",
        variables: { ...product, 사유: decision },
      });
  }
}
