import type { Buyer } from "../../http/handler-context-types.ts";

/**
 * Checks whether a gift was sent by this account. Required for seeing its receivers, writing to them again and taking it
 * back, because it was paid for by that account. Any other account is refused with GIFT_NOT_FOUND. A receiver needs no
 * account: the secret link opens their part alone (`openedGift`). Operators go by permission.
 */
export function isSenderOf(buyer: Buyer, gift: { sender_id: number }): boolean {
  return gift.sender_id === buyer.id;
}
