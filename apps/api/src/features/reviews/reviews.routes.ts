import { reviewCalls } from "@todayfruit/contract/calls/voices/reviews";
import { bind } from "../../http/bind.ts";
import { describeReviewPoints } from "./describe-review-points.ts";
import { listPhotoReviews } from "./list-photo-reviews.ts";
import { listProductReviews } from "./list-product-reviews.ts";
import { sayHelpful, unsayHelpful } from "./say-helpful.ts";
import { showOwnMarks } from "./show-own-marks.ts";

export const reviewRoutes = bind(reviewCalls, {
  "GET /v1/products/{id}/reviews": listProductReviews,
  "GET /v1/products/{id}/photo-reviews": listPhotoReviews,
  "GET /v1/products/{id}/reviews/user-personal": showOwnMarks,
  "POST /v1/review/{id}/helpful": sayHelpful,
  "DELETE /v1/review/{id}/helpful": unsayHelpful,
  "GET /v1/app-users/review-point/description": describeReviewPoints,
});
