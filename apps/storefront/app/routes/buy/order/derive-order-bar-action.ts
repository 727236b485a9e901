import type { OrderAction } from "@todayfruit/domain/orders/list-order-actions";

/** Action in the bar of an order. */
export type OrderBarAction = "track" | "writeReview" | "cancelWhole";

type BarOrder = {
  /** Actions of each product. */
  products: readonly (readonly OrderAction[])[];
  /** True when the whole order can be cancelled, or its cancel requested. */
  canCancelWhole: boolean;
};

/**
 * Returns the one action of an order that stays in reach of the thumb: that of the product furthest on its way. Before
 * anything leaves it is the cancel of the whole order; one product is cancelled by its own button.
 *
 * @example deriveOrderBarAction({ products: [["cancel", "ask"], ["track", "ask"]], canCancelWhole: false }) // "track"
 */
export function deriveOrderBarAction({ products, canCancelWhole }: BarOrder): OrderBarAction | null {
  const has = (action: OrderAction) => products.some((actions) => actions.includes(action));
  if (has("track")) return "track";
  if (has("writeReview")) return "writeReview";
  return canCancelWhole ? "cancelWhole" : null;
}
