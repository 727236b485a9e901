import { prorate } from "../money/prorate.ts";
import type { Won } from "../money/won.ts";

/** Part of a shipping coupon that pays the shipping of one bundle, in 원. */
export type ShippingDiscount = { bundleKey: string; amount: Won };

/**
 * Splits the discount of a shipping coupon over bundles by their fees, in whole 원; bundles without a part are left out.
 * No part exceeds its fee as long as the discount does not exceed their sum.
 *
 * @example splitShippingDiscount(won(3000), [a fee of 3,000원, a fee of 6,000원]) // 1,000원 and 2,000원
 */
export function splitShippingDiscount(
  discount: Won,
  bundles: readonly { key: string; fee: Won }[],
): ShippingDiscount[] {
  const sorted = bundles.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  const parts = prorate(
    discount,
    sorted.map(({ fee }) => fee),
  );
  return sorted.flatMap(({ key }, index) => {
    const amount = parts[index];
    return amount === undefined || amount === 0 ? [] : [{ bundleKey: key, amount }];
  });
}
