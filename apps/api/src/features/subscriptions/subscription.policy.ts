import type { Runner, Tx } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import { findSubscription, lockSubscription, type SubscriptionRow } from "./subscriptions.repository.ts";

/**
 * Finds a subscription for seeing it. Only the member who gets it may; for any other account it is `null`, as if it did not
 * exist. Operators go by permission instead (`/operator/v1/…`).
 */
export async function findOwnSubscription(
  db: Runner,
  buyer: Buyer,
  id: number,
): Promise<SubscriptionRow | null> {
  return own(buyer, await findSubscription(db, id));
}

/** Locks a subscription for changing it, under the same rule. */
export async function lockOwnSubscription(tx: Tx, buyer: Buyer, id: number): Promise<SubscriptionRow | null> {
  return own(buyer, await lockSubscription(tx, id));
}

function own(buyer: Buyer, row: SubscriptionRow | null): SubscriptionRow | null {
  return row?.user_id === buyer.id ? row : null;
}
