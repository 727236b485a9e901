import { reviewReportCalls } from "@todayfruit/contract/calls/voices/review-reports";
import { bind } from "../../../http/bind.ts";
import { appealAgainstHiding, validateAppeal } from "./appeal.ts";
import { reportReview } from "./report-review.ts";
import { showDecisions, showReportReasons } from "./show-reasons.ts";

export const reviewReportRoutes = bind(reviewReportCalls, {
  "GET /v1/review/report-reasons": showReportReasons,
  "GET /v1/review/decisions": showDecisions,
  "POST /v1/review/{id}/report": reportReview,
  "GET /v1/review/report/{id}/appeal/validate": validateAppeal,
  "POST /v1/review/report/{id}/appeal": appealAgainstHiding,
});
