import { OBJECTION_STATUSES } from "@todayfruit/domain/reviews/report-and-appeal-status";
import { REVIEW_ASPECTS } from "@todayfruit/domain/reviews/review-aspect-rules";
import { Type } from "typebox";
import { Count, closed, DateText, Id, Instant, Money, nullable, oneOf, Text } from "../common-schemas.ts";

export const ReviewScore = Type.Integer({ minimum: 1, maximum: 5 });

/** Place of an answer among the three of its aspect, from 1. */
export const AspectAnswer = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);

/** Answers to the aspects of produce; one that was not answered is left out. */
export const ReviewAspects = closed({
  sweetness: Type.Optional(AspectAnswer),
  freshness: Type.Optional(AspectAnswer),
  size: Type.Optional(AspectAnswer),
  packaging: Type.Optional(AspectAnswer),
});

/** Month of a harvest, e.g. `2026-11`. */
export const HarvestMonth = Type.String({ pattern: "^20\\d{2}-(0[1-9]|1[0-2])$" });

export const ReviewImage = closed({ sort: Count, imageFile: Text(200) });

/** Video of a review; `poster` is its first frame, one of the pictures of the review. */
export const ReviewVideo = closed({ path: Text(80), poster: Text(60), seconds: Count });

export const Review = closed({
  id: Id,
  score: ReviewScore,
  /** Text of the review; empty when it is hidden. */
  contents: Text(2000),
  reviewImages: Type.Array(ReviewImage),
  video: nullable(ReviewVideo),
  nickname: Text(30),
  gradeName: nullable(Text(20)),
  optionName: Text(120),
  aspects: ReviewAspects,
  /** Month in which most of what was sent was harvested; `null` where no lot is known. */
  harvestMonth: nullable(HarvestMonth),
  /** Number of times its author had bought the product. */
  purchaseCount: Count,
  helpfulCount: Count,
  sellerReply: nullable(closed({ contents: Text(2000), createdAt: Instant })),
  /** Ground on which it is hidden, e.g. `개인정보 노출`. */
  hiddenFor: nullable(Text(60)),
  createdAt: Instant,
  isEdited: Type.Boolean(),
});

const reviewed = {
  productId: Id,
  productName: Text(120),
  image: nullable(Text(200)),
  optionName: Text(120),
  distributorName: Text(60),
};

/** Review in a product's list; its `orderItemProduct` says what was bought, without the order. */
export const ProductReview = closed({ ...Review.properties, orderItemProduct: closed(reviewed) });

/** A product of an order, as shown to its reviewer. */
export const ReviewedProduct = closed({
  /** Id from `orderItemProducts[].id`. */
  id: Id,
  orderId: Id,
  ...reviewed,
  arrivedAt: nullable(Instant),
  /** Aspects that its review is asked for. */
  aspects: Type.Array(oneOf(REVIEW_ASPECTS)),
});

export const ToReview = closed({
  orderItemProduct: ReviewedProduct,
  /** Points that a review earns now; 0 after `pointUntil`. */
  reviewPoint: Money,
  photoReviewPoint: Money,
  /** Last KST day on which a review earns points. */
  pointUntil: nullable(DateText),
});

const Objection = closed({
  status: oneOf(OBJECTION_STATUSES),
  /** Decision of the shop. */
  decision: nullable(Text(300)),
});

export const MyReview = closed({
  ...Review.properties,
  orderItemProduct: ReviewedProduct,
  /** Points that are taken back when it is deleted. */
  earnedPoint: Money,
  /** Reason for hiding, and the result of the appeal against it. */
  hidden: nullable(
    closed({ reportId: Id, ground: Text(60), decision: Text(300), appeal: nullable(Objection) }),
  ),
});
