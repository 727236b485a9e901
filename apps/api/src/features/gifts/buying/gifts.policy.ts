import type { Buyer } from "../../../http/context.ts";

/** Only who sent a gift may see it as its sender; to everybody else it does not exist. */
export function canSeeSent(buyer: Buyer, gift: { user_id: number }): boolean {
  return gift.user_id === buyer.id;
}
