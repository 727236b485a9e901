import type { MyReview, ReviewedProduct, ToReview } from "@todayfruit/contract/reviews/review";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ZERO_WON } from "@todayfruit/domain/money/won";
import { aspectsOf } from "@todayfruit/domain/reviews/review-aspect-rules";
import { type ReviewPoints, reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import type { Static } from "typebox";
import { presentOwnReview } from "../review.presenter.ts";
import type { MyReviewRow } from "./my-review-rows.repository.ts";
import type { ReviewedProductRow } from "./reviewable-products.repository.ts";

export function presentMyReview(row: MyReviewRow): Static<typeof MyReview> {
  return {
    ...presentOwnReview(row),
    orderItemProduct: presentReviewedProduct(row),
    earnedPoint: row.earned,
    hidden:
      row.report_id === null || row.hidden_for === null
        ? null
        : {
            reportId: row.report_id,
            ground: row.hidden_for,
            decision: row.decision ?? "",
            appeal: row.appeal_status && { status: row.appeal_status, decision: row.appeal_decision },
          },
  };
}

export function presentToReview(
  row: ReviewedProductRow,
  rules: ReviewPoints,
  now: Date,
): Static<typeof ToReview> {
  const until = row.arrived_at && reviewPointsUntil(row.arrived_at.toISOString());
  const isInTime = until !== null && kstDateOf(now.toISOString()) <= until;
  return {
    orderItemProduct: presentReviewedProduct(row),
    reviewPoint: isInTime ? rules.reviewPoint : ZERO_WON,
    photoReviewPoint: isInTime ? rules.photoReviewPoint : ZERO_WON,
    pointUntil: until,
  };
}

function presentReviewedProduct(row: ReviewedProductRow): Static<typeof ReviewedProduct> {
  return {
    id: row.order_product_id,
    orderId: row.order_id,
    productId: row.product_id,
    productName: row.name,
    image: row.image,
    optionName: row.option_name,
    distributorName: row.distributor_name,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    aspects: aspectsOf({ rootCategory: row.root_category, hasBrix: row.has_brix }),
  };
}
