import type { OrderStatus } from "../orders/status.ts";
import { type GiftStatus, TERMINAL_GIFT_STATUSES } from "./status.ts";

/**
 * - payment_waiting: nothing has gone out, because it is not paid for yet.
 * - in_progress: somebody's gift is still on its way from the link to the door.
 * - complete: everybody's gift came to its end, and somebody got theirs.
 * - withdrawn: nobody got anything, all of it went back to the sender.
 */
export const GIFT_GROUP_STATUSES = ["payment_waiting", "in_progress", "complete", "withdrawn"] as const;
export type GiftGroupStatus = (typeof GIFT_GROUP_STATUSES)[number];

/** @example giftGroupStatusOf("paid", ["unused", "delivered"]) // "in_progress" */
export function giftGroupStatusOf(order: OrderStatus, gifts: readonly GiftStatus[]): GiftGroupStatus {
  if (gifts.some((status) => !TERMINAL_GIFT_STATUSES.includes(status))) {
    return UNPAID.includes(order) ? "payment_waiting" : "in_progress";
  }
  return gifts.includes("delivered") ? "complete" : "withdrawn";
}

/**
 * Whether the sender may take all of it back at once: while no receiver has entered an address, and somebody's gift
 * is still there to take back.
 *
 * @example canAllWithdraw(["unused", "declined"]) // true
 * @example canAllWithdraw(["unused", "address_entered"]) // false
 */
export function canAllWithdraw(gifts: readonly GiftStatus[]): boolean {
  return gifts.includes("unused") && gifts.every((status) => status === "unused" || BACK.includes(status));
}

/**
 * `sendCount`: gifts that went out and did not come back; `emptyAddressCount`: of those, how many wait for an address.
 *
 * @example giftCounts(["unused", "delivering", "declined"]) // { sendCount: 2, emptyAddressCount: 1 }
 */
export function giftCounts(gifts: readonly GiftStatus[]): { sendCount: number; emptyAddressCount: number } {
  return {
    sendCount: gifts.filter((status) => !BACK.includes(status)).length,
    emptyAddressCount: gifts.filter((status) => status === "unused").length,
  };
}

const UNPAID: readonly OrderStatus[] = ["pre_ordering", "unknown", "request", "bank_transfer_waiting"];
const BACK: readonly GiftStatus[] = ["declined", "expired", "withdrawn"];
