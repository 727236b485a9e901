import { addWon, minWon, subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { type BundleFee, bundleFee } from "../shipping/bundle-fee.ts";
import { type Bundle, bundlesOf } from "../shipping/group-lines-into-bundles.ts";
import type { LineToShip } from "../shipping/line-to-ship-types.ts";
import { productsPriceOf } from "./compute-line-price-and-list-price.ts";
import type { QuotedBundle } from "./quote-breakdown-types.ts";
import type { QuoteInput, QuoteLine } from "./quote-input-types.ts";

/** A bundle as charged, with its fees before anything is waived. */
export type PricedBundle = { bundle: QuotedBundle; fullBaseFee: Won; fullAreaFee: Won };

/**
 * Computes the shipping of a cart, bundle by bundle, in 원. Conditions for free shipping apply to the products price
 * before coupon and points. A shipping coupon pays the base fee first, then the area fee, and never more.
 *
 * @example 37,900원 of one distributor, base fee 3,000원, free from 50,000원 // fee 3,000원, missingForFree 12,100원
 */
export function priceBundleShipping({
  lines,
  area,
  shippingFeeType,
  shippingDiscounts = [],
}: Pick<QuoteInput, "lines" | "area" | "shippingFeeType" | "shippingDiscounts">): PricedBundle[] {
  const discounts = new Map(shippingDiscounts.map(({ bundleKey, amount }) => [bundleKey, amount]));
  return bundlesOf(lines.map(shipped), shippingFeeType).map((bundle) => {
    const fee = bundleFee(bundle.lines, area, shippingFeeType);
    return {
      bundle: quotedBundle(bundle, fee, discounts.get(bundle.key) ?? ZERO_WON),
      fullBaseFee: fee.fullBaseFee,
      fullAreaFee: fee.fullAreaFee,
    };
  });
}

function quotedBundle(bundle: Bundle<LineToShip>, fee: BundleFee, discount: Won): QuotedBundle {
  const offBase = minWon(discount, fee.baseFee);
  const offArea = minWon(subtractWon(discount, offBase), fee.areaFee);
  const baseFee = subtractWon(fee.baseFee, offBase);
  const areaFee = subtractWon(fee.areaFee, offArea);
  const isFree = baseFee === 0;
  return {
    key: bundle.key,
    distributorId: bundle.distributorId,
    lineIds: bundle.lines.map((line) => line.lineId),
    productsPrice: fee.productsPrice,
    boxes: fee.boxes,
    baseFee,
    areaFee,
    fee: addWon(baseFee, areaFee),
    couponDiscount: addWon(offBase, offArea),
    freeFrom: fee.freeFrom,
    missingForFree: isFree || fee.freeFrom === 0 ? ZERO_WON : subtractWon(fee.freeFrom, fee.productsPrice),
    isFree,
  };
}

function shipped({
  lineId,
  productId,
  distributorId,
  receiver,
  unitPrice,
  units,
  shipping,
}: QuoteLine): LineToShip {
  return {
    lineId,
    productId,
    distributorId,
    units,
    productsPrice: productsPriceOf({ unitPrice, units }),
    shipping,
    ...(receiver === undefined ? {} : { receiver }),
  };
}
