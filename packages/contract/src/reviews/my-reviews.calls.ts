import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Money, nullable } from "../common-schemas.ts";
import { MyReview, ToReview } from "./review.ts";
import { ReviewBody } from "./reviews.calls.ts";

const path = closed({ id: Id });
const query = closed({ page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) });
const WRONG = [
  "REVIEW_TOO_SHORT",
  "REVIEW_TOO_LONG",
  "REVIEW_ASPECT_NOT_ASKED",
  "PICTURE_NOT_FOUND",
  "REVIEW_VIDEO_NOT_FOUND",
] as const;

export const myReviewCalls = calls({
  "GET /v1/app-users/no-review-products": {
    summary: "후기를 쓸 수 있는 상품. 후기를 지운 것, 그다음 최근에 산 것부터. 한 쪽 10개, 쪽은 0부터.",
    access: "member",
    query,
    reply: closed({
      list: Type.Array(ToReview),
      nextPage: nullable(Count),
      count: Count,
      /** Points for photo reviews of all these products. */
      totalPoint: Money,
    }),
    refusals: [],
  },
  "GET /v1/app-users/reviews": {
    summary: "내가 쓴 후기. 최신순. 한 쪽 10개, 쪽은 0부터.",
    access: "member",
    query,
    reply: closed({ list: Type.Array(MyReview), nextPage: nullable(Count), count: Count }),
    refusals: [],
  },
  "POST /v1/app-users/reviews": {
    summary: "후기 쓰기. 배송이 끝난 상품에 한 번. 쓰면 구매를 확정해요.",
    access: "member",
    body: closed({ orderItemProductId: Id, ...ReviewBody.properties }),
    reply: closed({ review: MyReview, point: Money }),
    refusals: [
      "MEMBER_BLOCKED",
      "ORDER_NOT_FOUND",
      "REVIEW_TOO_EARLY",
      "REVIEW_NOT_KEPT",
      "REVIEW_WRITTEN",
      ...WRONG,
    ],
    once: true,
  },
  "PUT /v1/app-users/reviews/{id}": {
    summary: "후기 고치기. 사진을 더하면 포인트를 더 받고, 모두 빼면 사진 포인트를 돌려줘요.",
    access: "member",
    path,
    body: ReviewBody,
    /** Points earned by the change; negative when some were taken back. */
    reply: closed({ review: MyReview, point: Type.Integer() }),
    refusals: ["REVIEW_NOT_FOUND", "REVIEW_HIDDEN", ...WRONG],
    once: true,
  },
  "DELETE /v1/app-users/reviews/{id}": {
    summary: "후기 지우기. 받은 포인트를 돌려주고, 다시 쓸 수 있어요.",
    access: "member",
    path,
    reply: closed({ toReview: ToReview, takenBackPoint: Money }),
    refusals: ["REVIEW_NOT_FOUND"],
    once: true,
  },
});
