import type { Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";

/**
 * Checks the points to spend on an order: none, or at least `minUsePoint`, at most the balance and at most the price
 * with shipping. 1 point = 1원, in steps of 1. Throws a RangeError for a negative amount, which is a bug.
 *
 * @example checkPointUse({ usedPoint: won(500), balance: won(9000), minUsePoint: won(1000), payable: won(22900) })
 *   // POINTS_BELOW_MINIMUM
 */
export function checkPointUse(use: {
  usedPoint: Won;
  balance: Won;
  minUsePoint: Won;
  payable: Won;
}): Result<Won, "POINTS_BELOW_MINIMUM" | "POINTS_NOT_ENOUGH" | "POINTS_OVER_PRICE"> {
  const { usedPoint, balance, minUsePoint, payable } = use;
  if (usedPoint < 0) throw new RangeError(`Points to spend are 0 or more, not ${usedPoint}`);
  if (usedPoint === 0) return ok(usedPoint);
  if (usedPoint < minUsePoint) return refuse("POINTS_BELOW_MINIMUM");
  if (usedPoint > balance) return refuse("POINTS_NOT_ENOUGH");
  if (usedPoint > payable) return refuse("POINTS_OVER_PRICE");
  return ok(usedPoint);
}
