import type { Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";

/**
 * Whether points may be spent on an order: none at all, or at least `minUsePoint`, at most the balance and at most
 * what is payable with shipping. 1 point = 1원, in steps of 1. A negative amount is a bug and throws.
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
