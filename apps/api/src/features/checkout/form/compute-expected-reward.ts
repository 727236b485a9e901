import { won } from "@todayfruit/domain/money/won";
import { expectedPhotoReviewPoint, expectedRewardPoint } from "@todayfruit/domain/points/expected-rewards";
import type { Buyer } from "../../../http/handler-context-types.ts";
import type { OrderFormRow } from "../order-forms.repository.ts";
import type { PricedForm } from "./calculate-form-price.ts";

/** Returns the points (원) that the purchase will earn; none for guests. */
export function computeExpectedReward(form: OrderFormRow, { quote, lines }: PricedForm, { grade }: Buyer) {
  const purchasePointPer =
    grade === null ? 0 : (form.grade_rules?.find((rule) => rule.grade === grade)?.purchasePointPer ?? 0);
  const products = new Set(lines.map(({ offer }) => offer.id)).size;
  return {
    purchasePointPer,
    expectedRewardPoint: expectedRewardPoint({
      paid: quote.price,
      shippingFee: quote.shippingFee,
      purchasePointPer,
    }),
    expectedPhotoReviewPoint:
      grade === null ? 0 : expectedPhotoReviewPoint(won(form.point_rules?.photoReviewPoint ?? 0), products),
  };
}
