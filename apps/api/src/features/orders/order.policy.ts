import type { Runner } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import {
  findOrderOwner,
  listProofsOfOrder,
  type OwnedOrder,
} from "./find-order-owner-and-proofs.repository.ts";

/** Guest with a phone verified by a code, and the name given for the order. */
export type ProvenGuest = { name: string; phone: string };

/**
 * Checks whether an order was placed by this account, member or guest. Required for paying, cancelling, completing and
 * reviewing, because these move money or points of the account. Any other account is refused as if the order did not exist.
 */
export function isBuyerOf(buyer: Buyer, order: { user_id: number }): boolean {
  return order.user_id === buyer.id;
}

/**
 * Checks whether an order was placed as a guest with this name and number, both exact. Required for cancelling with a
 * code. An order that a member placed or took over belongs to no guest.
 */
export function isGuestOf(
  guest: ProvenGuest,
  order: { user_type: string; guest_name: string | null; guest_phone: string | null },
): boolean {
  return order.user_type === "guest" && order.guest_phone === guest.phone && order.guest_name === guest.name;
}

/**
 * Checks whether an account may see an order, follow its parcels, change its delivery address and claim: the account that
 * placed it, or one that proved within the last half hour to be its guest. Operators go by permission instead
 * (`/operator/v1/…`). A refusal is ORDER_NOT_FOUND, as for an order that does not exist.
 */
export async function canAccessOrder(
  db: Runner,
  { buyer, now }: { buyer: Buyer; now: () => Date },
  order: { id: number; user_id: number },
): Promise<boolean> {
  if (isBuyerOf(buyer, order)) return true;
  const proofs = await listProofsOfOrder(db, { orderId: order.id, userId: buyer.id, now: now() });
  return proofs.some(({ name, phone, ...placed }) => isGuestOf({ name, phone }, placed));
}

/** Finds an order that the account may access (`canAccessOrder`); `null` for any other. */
export async function findAccessibleOrder(
  db: Runner,
  asker: { buyer: Buyer; now: () => Date },
  orderId: number,
): Promise<OwnedOrder | null> {
  const order = await findOrderOwner(db, orderId);
  return order && (await canAccessOrder(db, asker, order)) ? order : null;
}
