import { operatorReviewCalls } from "@todayfruit/contract/reviews/operator-reviews.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listReportedReviews } from "./list-reported-reviews.ts";
import {
  dismissAppeal,
  dismissReport,
  upholdAppeal,
  upholdReport,
} from "./uphold-or-dismiss-report-or-appeal.ts";

export const operatorReviewRoutes = bindCalls(operatorReviewCalls, {
  "GET /operator/v1/review-reports": listReportedReviews,
  "PUT /operator/v1/review-reports/{id}/uphold": upholdReport,
  "PUT /operator/v1/review-reports/{id}/dismiss": dismissReport,
  "PUT /operator/v1/review-reports/{id}/appeal/uphold": upholdAppeal,
  "PUT /operator/v1/review-reports/{id}/appeal/dismiss": dismissAppeal,
});
