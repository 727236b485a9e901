import { operatorReviewEditCalls } from "@todayfruit/contract/reviews/operator-review-edits.calls";
import { bind } from "../../../http/bind-calls.ts";
import { listOperatorReviews } from "./list-operator-reviews.ts";
import { moderateReviews } from "./moderate-reviews.ts";

export const operatorReviewEditRoutes = bind(operatorReviewEditCalls, {
  "GET /operator/v1/reviews": listOperatorReviews,
  "PATCH /operator/v1/reviews": moderateReviews,
});
