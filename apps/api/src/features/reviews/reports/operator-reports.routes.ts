import { operatorReviewCalls } from "@todayfruit/contract/calls/operator/reviews";
import { bind } from "../../../http/bind.ts";
import { dismissAppeal, dismissReport, upholdAppeal, upholdReport } from "./answer-objection.ts";
import { listReviewReports } from "./list-reports.ts";

export const operatorReviewRoutes = bind(operatorReviewCalls, {
  "GET /operator/v1/review-reports": listReviewReports,
  "PUT /operator/v1/review-reports/{id}/uphold": upholdReport,
  "PUT /operator/v1/review-reports/{id}/dismiss": dismissReport,
  "PUT /operator/v1/review-reports/{id}/appeal/uphold": upholdAppeal,
  "PUT /operator/v1/review-reports/{id}/appeal/dismiss": dismissAppeal,
});
