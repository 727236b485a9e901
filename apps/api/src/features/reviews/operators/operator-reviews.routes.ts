import { operatorReviewEditCalls } from "@todayfruit/contract/reviews/operator-review-edits.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listOperatorReviews } from "./list-operator-reviews.ts";
import { moderateReviews } from "./moderate-reviews.ts";

export const operatorReviewEditRoutes = bindCalls(operatorReviewEditCalls, {
  "GET /operator/v1/reviews": listOperatorReviews,
  "PATCH /operator/v1/reviews": moderateReviews,
});
