import { filteredReviewCalls } from "@todayfruit/contract/reviews/filtered-reviews.calls";
import { reviewCalls } from "@todayfruit/contract/reviews/reviews.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { markHelpful, unmarkHelpful } from "./change-helpful-vote.ts";
import { describeReviewPoints } from "./describe-review-points.ts";
import { listFilteredReviewsOfProduct } from "./filtered/list-filtered-reviews-of-product.ts";
import { listPhotoReviews } from "./list-photo-reviews.ts";
import { listProductReviews } from "./list-product-reviews.ts";
import { showOwnMarksOnProductReviews } from "./show-own-marks-on-product-reviews.ts";

export const reviewRoutes = bindCalls(reviewCalls, {
  "GET /v1/products/{id}/reviews": listProductReviews,
  "GET /v1/products/{id}/photo-reviews": listPhotoReviews,
  "GET /v1/products/{id}/reviews/user-personal": showOwnMarksOnProductReviews,
  "POST /v1/review/{id}/helpful": markHelpful,
  "DELETE /v1/review/{id}/helpful": unmarkHelpful,
  "GET /v1/app-users/review-point/description": describeReviewPoints,
});

export const filteredReviewRoutes = bindCalls(filteredReviewCalls, {
  "GET /v1/products/{id}/filtered-reviews": listFilteredReviewsOfProduct,
});
