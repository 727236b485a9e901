import { addWon, maxWon, minWon, subtractWon, sumWon, type Won, ZERO_WON } from "../money/won.ts";
import { productsPriceOf } from "../pricing/compute-line-price-and-list-price.ts";
import { priceLines } from "../pricing/price-lines.ts";
import type { Quote } from "../pricing/quote-breakdown-types.ts";
import type { Bought, RefundReason, RefundReasonCode } from "./refund-calculation-types.ts";

/** Reasons of a refund, line by line. */

/** The order before and after a cancel, quoted; `owed` is the amount that earlier cancels refunded beyond their due. */
type Change = { then: Quote; left: Quote; productIds: readonly number[]; owed: Won };

/**
 * Lists every reason of a refund, as the buyer reads it before confirming: products, coupon, shipping by bundle, and
 * settlements with other cancels. Zeros are left out.
 *
 * @example one product of 25,000원 without which free shipping is lost // PRODUCT 25,000 · FREE_SHIPPING_LOST -3,000
 */
export function itemizeRefund(order: Bought, change: Change): RefundReason[] {
  const own = couponSharesOf(order, change);
  const reasons = [
    ...change.productIds.flatMap((productId) => productReasons(order, productId, own)),
    reason("COUPON_LOST", couponLost(change, own)),
    ...shippingReasons(change),
    reason("CARRIED_OVER", subtractWon(ZERO_WON, change.owed)),
  ];
  const due = sumWon(reasons.map(({ amount }) => amount));
  return [...reasons, reason("NOT_CHARGED", due < 0 ? subtractWon(ZERO_WON, due) : ZERO_WON)].filter(
    ({ amount }) => amount !== 0,
  );
}

function productReasons(order: Bought, productId: number, shares: CouponShares): RefundReason[] {
  const own = order.lines.filter((line) => line.productId === productId);
  const coupon = shares.get(productId) ?? ZERO_WON;
  return [
    reason("PRODUCT", sumWon(own.map(productsPriceOf)), { productId }),
    reason("COUPON_SHARE", subtractWon(ZERO_WON, coupon), { productId }),
  ];
}

type CouponShares = ReadonlyMap<number, Won>;

/** Computes the coupon's share of each cancelled product in 원; empty when the coupon was lost before. */
function couponSharesOf(order: Bought, { then, productIds }: Change): CouponShares {
  if (then.couponDiscount === 0) return new Map();
  const priced = priceLines(order.lines, order.couponDiscount, ZERO_WON);
  const productOf = new Map(order.lines.map((line) => [line.lineId, line.productId]));
  return new Map(
    productIds.map((id) => {
      const own = priced.filter(({ lineId }) => productOf.get(lineId) === id);
      return [id, sumWon(own.map(({ couponShare }) => couponShare))];
    }),
  );
}

/** Computes the negative amount in 원 that the remaining products cost more because they lose the coupon. */
function couponLost({ then, left }: Change, shares: CouponShares): Won {
  const gone = subtractWon(then.couponDiscount, left.couponDiscount);
  return subtractWon(sumWon([...shares.values()]), gone);
}

function shippingReasons({ then, left }: Change): RefundReason[] {
  const after = new Map(left.bundles.map((bundle) => [bundle.key, bundle]));
  return then.bundles.flatMap((bundle) => {
    const now = after.get(bundle.key) ?? GONE;
    const base = subtractWon(bundle.baseFee, now.baseFee);
    const area = subtractWon(bundle.areaFee, now.areaFee);
    const about = { bundleKey: bundle.key };
    const isCouponLost = now !== GONE && now.couponDiscount < bundle.couponDiscount;
    return [
      reason("BASE_SHIPPING_BACK", maxWon(base, ZERO_WON), about),
      reason("AREA_SHIPPING_BACK", maxWon(area, ZERO_WON), about),
      reason(
        isCouponLost ? "SHIPPING_COUPON_LOST" : "FREE_SHIPPING_LOST",
        addWon(minWon(base, ZERO_WON), minWon(area, ZERO_WON)),
        about,
      ),
    ];
  });
}

/** Shipping of a bundle of which nothing remains. */
const GONE = { baseFee: ZERO_WON, areaFee: ZERO_WON, couponDiscount: ZERO_WON };

function reason(
  code: RefundReasonCode,
  amount: Won,
  about: Pick<RefundReason, "productId" | "bundleKey"> = {},
): RefundReason {
  return { code, amount, ...about };
}
