import type { Buyer } from "../../http/handler-context-types.ts";
import { isSenderOf } from "./gift-sender.policy.ts";

/**
 * Returns the member whose gift box keeps a gift that they open; `null` for a guest, for its sender, who has the link to
 * pass it on, and when another member opened or accepted it before. The link alone still opens the gift for anyone.
 */
export function openerOf(
  buyer: Buyer | null,
  gift: { sender_id: number; receiver_id: number | null },
): number | null {
  if (gift.receiver_id !== null) return null;
  return buyer === null || isSenderOf(buyer, gift) ? null : accepterOf(buyer);
}

/** Returns the member who accepts a gift by entering its address; `null` for a guest. */
export function accepterOf(buyer: Buyer | null): number | null {
  return buyer === null || buyer.userType === "guest" ? null : buyer.id;
}
