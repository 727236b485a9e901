import { type Won, won } from "../money/won.ts";

/** A line of an order; amounts in 원. */
export type SuppliedLine = {
  /** Cost of all its units at the farm. */
  cost: Won;
  /** Its price after its share of the coupon. */
  worth: Won;
  /** Part of `worth` that its buyer got back for returned or bad goods; at most `worth`. */
  compensated: Won;
};

/**
 * Computes the cost in 원 that the farm is not paid of a line: the share of the cost that the buyer got back of the
 * price, rounded down; all of it once the buyer got all back. A line without a price gives nothing back.
 *
 * @example computeCompensatedSupplyCost({ cost: won(6000), worth: won(10000), compensated: won(2500) }) // 1,500원
 */
export function computeCompensatedSupplyCost({ cost, worth, compensated }: SuppliedLine): Won {
  if (compensated > worth) throw new RangeError(`${compensated}원 of ${worth}원 came back`);
  if (worth === 0) return won(0);
  return won(Number((BigInt(cost) * BigInt(compensated)) / BigInt(worth)));
}
