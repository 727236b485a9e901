import type { Tx } from "../../db/database.ts";
import { mergeCarts } from "../cart/cart.repository.ts";
import { giveOrderForms } from "../checkout/order-tmp.repository.ts";

/** Whoever signs in keeps what they had as a guest: the cart, and the order form they were filling in. */
export async function becomeMember(tx: Tx, guestId: number, memberId: number, now: Date): Promise<void> {
  await mergeCarts(tx, guestId, memberId);
  await giveOrderForms(tx, guestId, memberId, now);
}
