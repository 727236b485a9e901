import type { OrderStatus } from "../orders/status.ts";
import { type GiftStatus, TERMINAL_GIFT_STATUSES } from "./status.ts";

/**
 * Statuses of all gifts of an order together.
 *
 * - payment_waiting: not paid for yet, so no gift has been sent.
 * - in_progress: at least one gift is between its link and delivery.
 * - complete: every gift is settled and at least one was delivered.
 * - withdrawn: no gift was delivered; all of them were refunded to the sender.
 */
export const GIFT_GROUP_STATUSES = ["payment_waiting", "in_progress", "complete", "withdrawn"] as const;
export type GiftGroupStatus = (typeof GIFT_GROUP_STATUSES)[number];

/** @example deriveGiftGroupStatus("paid", ["unused", "delivered"]) // "in_progress" */
export function deriveGiftGroupStatus(order: OrderStatus, gifts: readonly GiftStatus[]): GiftGroupStatus {
  if (gifts.some((status) => !TERMINAL_GIFT_STATUSES.includes(status))) {
    return UNPAID.includes(order) ? "payment_waiting" : "in_progress";
  }
  return gifts.includes("delivered") ? "complete" : "withdrawn";
}

/**
 * Reports whether the sender may withdraw all gifts at once: no receiver has entered an address, and at least one
 * gift is left to withdraw.
 *
 * @example canAllWithdraw(["unused", "declined"]) // true
 * @example canAllWithdraw(["unused", "address_entered"]) // false
 */
export function canAllWithdraw(gifts: readonly GiftStatus[]): boolean {
  return gifts.includes("unused") && gifts.every((status) => status === "unused" || BACK.includes(status));
}

/**
 * Counts the gifts of an order: `sendCount`, sent and not come back; `emptyAddressCount`, those of them without an
 * address.
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
