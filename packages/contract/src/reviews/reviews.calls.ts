import { REVIEW_ORDERS } from "@todayfruit/domain/reviews/review-sort-order-codes";
import { REVIEW_TYPES } from "@todayfruit/domain/reviews/review-type-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { ProductReview, ReviewAspects, ReviewScore } from "./review.ts";

const path = closed({ id: Id });
const Page = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

export const reviewCalls = calls({
  "GET /v1/products/{id}/reviews": {
    summary: "상품의 후기. 별점 높은 순이 기본. 한 쪽 10개, 쪽은 0부터. 가린 후기도 자리와 사유는 보여요.",
    access: "public",
    path,
    query: closed({
      page: Page,
      take: Type.Optional(Take),
      reviewType: Type.Optional(oneOf(REVIEW_TYPES)),
      orderBy: Type.Optional(oneOf(REVIEW_ORDERS)),
    }),
    reply: closed({
      list: Type.Array(ProductReview),
      nextPage: nullable(Count),
      /** Number of all reviews, hidden ones included; the average is over all of them. */
      count: Count,
      photoCount: Count,
      scoreAverage: Type.Number({ minimum: 0, maximum: 5 }),
      /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
      scores: Type.Array(Count, { minItems: 5, maxItems: 5 }),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}"] },
  },
  "GET /v1/products/{id}/photo-reviews": {
    summary: "사진이 있는 후기. 최신순. 한 쪽 18개, 쪽은 0부터.",
    access: "public",
    path,
    query: closed({ page: Page }),
    reply: closed({ list: Type.Array(ProductReview), nextPage: nullable(Count), count: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}"] },
  },
  "GET /v1/products/{id}/reviews/user-personal": {
    summary: "이 상품의 후기 가운데 내가 쓴 것, 도움이 됐다고 한 것, 신고한 것의 id",
    access: "buyer",
    path,
    reply: closed({ mine: Type.Array(Id), helpful: Type.Array(Id), reported: Type.Array(Id) }),
    refusals: [],
  },
  "POST /v1/review/{id}/helpful": {
    summary: "도움돼요",
    access: "member",
    path,
    reply: closed({ isHelpful: Type.Boolean(), helpfulCount: Count }),
    refusals: ["REVIEW_NOT_FOUND", "REVIEW_OWN"],
  },
  "DELETE /v1/review/{id}/helpful": {
    summary: "도움돼요 취소",
    access: "member",
    path,
    reply: closed({ isHelpful: Type.Boolean(), helpfulCount: Count }),
    refusals: ["REVIEW_NOT_FOUND"],
  },
  "GET /v1/app-users/review-point/description": {
    summary: "후기를 쓰면 받는 포인트와 쓰는 규칙",
    access: "public",
    reply: closed({
      reviewPoint: Count,
      photoReviewPoint: Count,
      /** Days after arrival in which a review earns points. */
      days: Count,
      shortest: Count,
      longest: Count,
      images: Count,
      description: Type.Array(Text(200)),
    }),
    refusals: [],
    cached: { seconds: 300, tags: ["catalog"] },
  },
});

export const ReviewBody = closed({
  score: ReviewScore,
  contents: Text(4000),
  /** Picture ids from `POST /v1/app-users/images`, in the order of display. */
  images: Type.Array(Text(60), { maxItems: 10, uniqueItems: true }),
  /** Answers to the aspects that the product is asked for; left out: none, or those of before in a change. */
  aspects: Type.Optional(ReviewAspects),
  /** Video from `POST /v1/app-users/videos`, with its first frame, which is among the pictures; left out or `null`: none. */
  video: Type.Optional(nullable(closed({ path: Text(80), poster: Text(60) }))),
});
