import { reviewReportAndAppealCalls } from "@todayfruit/contract/reviews/review-reports-and-appeals.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { appealAgainstHiding, validateAppeal } from "./appeal-against-hiding.ts";
import { listReviewReportGrounds } from "./list-review-report-grounds.ts";
import { reportReview } from "./report-review.ts";
import { showDecisionCounts } from "./show-decision-counts.ts";

export const reviewReportRoutes = bindCalls(reviewReportAndAppealCalls, {
  "GET /v1/review/report-reasons": listReviewReportGrounds,
  "GET /v1/review/decisions": showDecisionCounts,
  "POST /v1/review/{id}/report": reportReview,
  "GET /v1/review/report/{id}/appeal/validate": validateAppeal,
  "POST /v1/review/report/{id}/appeal": appealAgainstHiding,
});
