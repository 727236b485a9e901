import type { Buyer } from "../../http/context.ts";

/** Only who ordered may see or pay an order; to everybody else it does not exist. */
export function canPay(buyer: Buyer, payment: { user_id: number }): boolean {
  return payment.user_id === buyer.id;
}
