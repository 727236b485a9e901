import type { GiftRow } from "../gifts.repository.ts";
import { deriveReceiverPermissions } from "../received/derive-receiver-permissions.ts";

/** Checks whether the receiver may swap a product of a gift now: once, while it can still be declined, until the farm accepts it. */
export function canSwap(gift: GiftRow, now: Date): boolean {
  const isOpen = deriveReceiverPermissions(gift, now).canDecline;
  return isOpen && gift.swap === null && gift.product_statuses.includes("paid");
}
