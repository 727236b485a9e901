import type { Reply } from "@todayfruit/contract/all-calls";
import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { computeQuote } from "@todayfruit/domain/pricing/compute-quote";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import { type Picks, unitPriceOf } from "./edit-and-price-option-picks.ts";

type Product = Reply<"GET /v1/products/{id}">;

/** Product fields that determine its shipping fee. */
export type ShippingFacts = Pick<
  Product,
  | "id"
  | "distributor"
  | "productShippingFee"
  | "freeShippingFeeConditionPrice"
  | "isBundleByDistributor"
  | "maxUnitInBox"
  | "productDetail"
>;

/**
 * Shipping fee of the picks to the mainland (육지), by the same quote the server charges.
 *
 * @returns 원; 0 is free shipping
 */
export function shippingFeeOfPicks(product: ShippingFacts, picks: Picks): number {
  const fee = product.productShippingFee;
  const priced = computeQuote({
    lines: picks.map(({ option, units }) => ({
      lineId: String(option.id),
      productId: product.id,
      optionId: option.id,
      distributorId: product.distributor.id,
      unitPrice: won(unitPriceOf(option)),
      unitListPrice: won(option.productOptionPrice.listPrice),
      units,
      taxStatus: product.productDetail.taxStatus,
      shipping: {
        base: won(fee.base),
        primaryArea: won(fee.primaryArea),
        secondaryArea: won(fee.secondaryArea),
        thirdArea: won(fee.thirdArea),
        unit: product.productDetail.shippingFeeUnit,
        freeFrom: won(product.freeShippingFeeConditionPrice),
        isBundle: product.isBundleByDistributor,
        maxUnitInBox: option.maxUnitInBox,
      },
    })),
    area: "major",
    shippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
  });
  return priced.shippingFee;
}
