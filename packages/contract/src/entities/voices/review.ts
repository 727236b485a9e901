import { OBJECTION_STATUSES } from "@todayfruit/domain/reviews/vocabulary";
import { Type } from "typebox";
import { Count, closed, DateText, Id, Instant, Money, nullable, oneOf, Text } from "../../schema.ts";

export const ReviewScore = Type.Integer({ minimum: 1, maximum: 5 });

export const ReviewImage = closed({ sort: Count, imageFile: Text(200) });

export const Review = closed({
  id: Id,
  score: ReviewScore,
  /** Empty where it is hidden. */
  contents: Text(2000),
  reviewImages: Type.Array(ReviewImage),
  nickname: Text(30),
  gradeName: nullable(Text(20)),
  optionName: Text(120),
  /** How many times its writer had bought the product. */
  purchaseCount: Count,
  helpfulCount: Count,
  sellerReply: nullable(closed({ contents: Text(2000), createdAt: Instant })),
  /** The ground on which it is hidden, e.g. `개인정보 노출`. */
  hiddenFor: nullable(Text(60)),
  createdAt: Instant,
  isEdited: Type.Boolean(),
});

/** A product of an order, as its reviewer sees it. */
export const ReviewedProduct = closed({
  /** `orderItemProducts[].id`. */
  id: Id,
  orderId: Id,
  productId: Id,
  productName: Text(120),
  image: nullable(Text(200)),
  optionName: Text(120),
  distributorName: Text(60),
  arrivedAt: nullable(Instant),
});

export const ToReview = closed({
  orderItemProduct: ReviewedProduct,
  /** What a review earns now, in points; 0 when `pointUntil` is over. */
  reviewPoint: Money,
  photoReviewPoint: Money,
  /** The last KST day on which it earns points. */
  pointUntil: nullable(DateText),
});

const Objection = closed({
  status: oneOf(OBJECTION_STATUSES),
  /** What the shop said of it. */
  decision: nullable(Text(300)),
});

export const MyReview = closed({
  ...Review.properties,
  orderItemProduct: ReviewedProduct,
  /** Points that are taken back when it is deleted. */
  earnedPoint: Money,
  /** Why it is hidden, and what became of the appeal against that. */
  hidden: nullable(
    closed({ reportId: Id, ground: Text(60), decision: Text(300), appeal: nullable(Objection) }),
  ),
});
