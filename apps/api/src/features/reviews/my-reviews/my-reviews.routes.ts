import { myReviewCalls } from "@todayfruit/contract/reviews/my-reviews.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeReview } from "./change-review.ts";
import { deleteReview } from "./delete-review.ts";
import { listOwnReviews } from "./list-own-reviews.ts";
import { listProductsToReview } from "./list-products-to-review.ts";
import { writeReview } from "./write-review.ts";

export const myReviewRoutes = bindCalls(myReviewCalls, {
  "GET /v1/app-users/no-review-products": listProductsToReview,
  "GET /v1/app-users/reviews": listOwnReviews,
  "POST /v1/app-users/reviews": writeReview,
  "PUT /v1/app-users/reviews/{id}": changeReview,
  "DELETE /v1/app-users/reviews/{id}": deleteReview,
});
