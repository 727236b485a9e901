import type { Buyer } from "../../http/context.ts";

/** Only who ordered may see an order; to everybody else it does not exist. */
export function canSeeOrder(buyer: Buyer, order: { user_id: number }): boolean {
  return order.user_id === buyer.id;
}
