import type { Runner } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import type { OwnedOrder } from "../orders/find-order-owner-and-proofs.repository.ts";
import { canAccessOrder, findAccessibleOrder } from "../orders/order.policy.ts";

/**
 * Checks whether an account may see the claims of an order and make new ones: every account that may access the order,
 * because a claim says nothing that the order does not. Deciding a claim takes the operators' permission `claims.decide`.
 */
export function canAccessReturns(
  db: Runner,
  asker: { buyer: Buyer; now: () => Date },
  order: { id: number; user_id: number },
): Promise<boolean> {
  return canAccessOrder(db, asker, order);
}

/** Finds the order of claims by its id alone; `null` where the account may not access its claims. */
export function findOrderOfReturns(
  db: Runner,
  asker: { buyer: Buyer; now: () => Date },
  orderId: number,
): Promise<OwnedOrder | null> {
  return findAccessibleOrder(db, asker, orderId);
}
