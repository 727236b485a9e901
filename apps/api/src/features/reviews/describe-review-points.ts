import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import { REVIEW_POINT_DAYS } from "@todayfruit/domain/reviews/review-points";
import { REVIEW_IMAGES, REVIEW_TEXT } from "@todayfruit/domain/reviews/review-text-rules";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findReviewPointRules } from "./find-review-point-rules.repository.ts";

/** Describes the points of reviews and how to write one, as numbers and sentences. */
export async function describeReviewPoints(
  _input: Input<"GET /v1/app-users/review-point/description">,
  { db }: Context,
): Promise<Answer<"GET /v1/app-users/review-point/description">> {
  const { reviewPoint, photoReviewPoint, validMonths } = await findReviewPointRules(db);
  const { shortest, longest } = REVIEW_TEXT;
  const points = (number: number) => `${number.toLocaleString("ko-KR")}P`;
  return ok({
    reviewPoint,
    photoReviewPoint,
    days: REVIEW_POINT_DAYS,
    shortest,
    longest,
    images: REVIEW_IMAGES,
    description: [
      `글 후기는 ${points(reviewPoint)}, 사진 후기는 ${points(photoReviewPoint)}를 드려요. 별점과는 상관없어요.`,
      `받은 날부터 ${REVIEW_POINT_DAYS}일 안에 쓰면 바로 쌓이고, ${validMonths}개월 동안 쓸 수 있어요.`,
      `${shortest}자부터 ${longest.toLocaleString("ko-KR")}자까지, 사진은 ${REVIEW_IMAGES}장까지 올릴 수 있어요.`,
      "후기를 지우면 받은 포인트를 돌려줘요.",
      "욕설, 개인정보, 상품과 관계없는 내용처럼 정해진 사유가 있을 때만 후기를 가려요. 점수가 낮다고 가리지 않아요.",
    ],
  });
}
