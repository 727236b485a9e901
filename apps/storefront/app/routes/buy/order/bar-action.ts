import type { OrderAction } from "@todayfruit/domain/orders/order-actions";

/** Actions that the bar of an order offers, the one of the product that is furthest on its way first. */
const FURTHEST_FIRST = ["track", "writeReview", "cancel", "requestCancel"] as const satisfies OrderAction[];

export type BarAction = (typeof FURTHEST_FIRST)[number];

/**
 * Returns the one action of an order that stays in reach of the thumb: that of the furthest product.
 *
 * @param products actions of each product
 * @example barAction([["cancel", "ask"], ["track", "ask"]]) // "track"
 */
export function barAction(products: readonly (readonly OrderAction[])[]): BarAction | null {
  return FURTHEST_FIRST.find((action) => products.some((actions) => actions.includes(action))) ?? null;
}
