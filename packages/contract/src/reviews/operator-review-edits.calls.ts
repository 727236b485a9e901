import { HIDING_GROUNDS } from "@todayfruit/domain/reviews/hiding-grounds";
import { REVIEW_ASPECTS } from "@todayfruit/domain/reviews/review-aspect-rules";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";
import { HarvestMonth, ReviewAspects } from "./review.ts";

/** Fields of a review that operators write. */
export const ReviewFields = closed({
  /** Reply of the seller, shown to everyone below the review. */
  reply: nullable(Filled(1000)),
  /** Legal ground on which it is hidden; `null` shows it again. */
  hiddenFor: nullable(oneOf(HIDING_GROUNDS)),
  /** Leads the reviews of its product in their default order; at most three of a product. */
  isPinned: Type.Boolean(),
});

export const operatorReviewEditCalls = calls({
  "GET /operator/v1/reviews": {
    summary: "후기 목록, 낮은 별점부터. 상품, 별점, 아쉬운 항목, 사진, 답글 없는 것, 가린 것으로 좁혀요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      productId: Type.Optional(Id),
      score: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      hasPhoto: Type.Optional(Type.Boolean()),
      hasReply: Type.Optional(Type.Boolean()),
      isHidden: Type.Optional(Type.Boolean()),
      /** Only reviews that gave this aspect its first answer, e.g. of packaging "아쉬워요". */
      poorAspect: Type.Optional(oneOf(REVIEW_ASPECTS)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        version: Version,
        productId: Id,
        productName: Text(120),
        optionName: Text(120),
        distributorName: Text(60),
        nickname: Text(30),
        /** Member who wrote it; `null` for one of the catalogue's. */
        memberId: nullable(Id),
        score: Count,
        aspects: ReviewAspects,
        harvestMonth: nullable(HarvestMonth),
        contents: Text(2000),
        images: Type.Array(Text(200)),
        helpfulCount: Count,
        reply: nullable(Text(2000)),
        repliedAt: nullable(Instant),
        hiddenFor: nullable(Text(60)),
        isPinned: Type.Boolean(),
        createdAt: Instant,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/reviews": {
    ...EDIT,
    summary: "후기에 답글 달기, 법이 정한 까닭으로 가리기와 다시 보이기, 맨 앞에 고정하기.",
    permission: "voices.answer",
    body: editBody(ReviewFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "REVIEW_PINS_FULL"],
  },
});
