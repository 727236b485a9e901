import type { OrderItemProductStatus } from "../orders/status.ts";

/** Statuses of an ordered product that was paid for and neither cancelled nor returned, nor is it asked to be. */
export const KEPT_PURCHASE_STATUSES: readonly OrderItemProductStatus[] = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "complete",
  "withdraw_partially",
  "replace_request",
  "replace_complete",
];
