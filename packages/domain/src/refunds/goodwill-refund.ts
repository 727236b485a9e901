import { minWon, type Won, won, ZERO_WON } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";
import { taxFreePart } from "./tax-free-part.ts";

/** Money of an order, in 원. */
export type GoodwillOrder = {
  readonly price: Won;
  readonly taxFree: Won;
  /** Money that was taken, and the part that went back or is promised back. */
  readonly captured: Won;
  readonly returned: Won;
  /** 면세 part of what was returned. */
  readonly taxFreeReturned: Won;
  /** Sum of earlier goodwill refunds of the order. */
  readonly goodwill: Won;
};

/**
 * Returns the most that may be given above what is owed, in 원: within what is left of the payment and within the limit of
 * the operator, which all goodwill refunds of an order share.
 *
 * @param limit limit of the operator's roles, in 원
 */
export function mostGoodwill({ captured, returned, goodwill }: GoodwillOrder, limit: Won): Won {
  const left = Math.max(0, captured - returned);
  return minWon(won(left), won(Math.max(0, limit - goodwill)));
}

/**
 * Decides a goodwill refund and its 면세 part, which is that of the order, as far as both parts are left.
 *
 * @param amount sum to give, in 원
 * @example of 23,000원 paid with a limit of 30,000원, 3,000원 // ok({ taxFree: … })
 */
export function goodwillRefund(
  order: GoodwillOrder,
  limit: Won,
  amount: Won,
): Result<{ taxFree: Won }, "GOODWILL_ABOVE_PAID" | "GOODWILL_ABOVE_LIMIT"> {
  if (amount > order.captured - order.returned) return refuse("GOODWILL_ABOVE_PAID");
  if (amount > mostGoodwill(order, limit)) return refuse("GOODWILL_ABOVE_LIMIT");
  const before = {
    productIds: [],
    money: order.returned,
    points: ZERO_WON,
    taxFree: order.taxFreeReturned,
    claimed: ZERO_WON,
  };
  const share = order.price === 0 ? 0 : Math.round((amount * order.taxFree) / order.price);
  return ok({ taxFree: taxFreePart(order, before, won(share), amount) });
}
