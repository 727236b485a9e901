import { instantOf } from "../calendar/kst.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { OrderItemProductStatus } from "./status.ts";

/** Days after delivery until 구매확정 of a purchase without a claim. */
export const COMPLETE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * Returns the instant of 구매확정 of a delivered product, to the second: `COMPLETE_DAYS` × 24 hours after delivery.
 *
 * @example completesAt("2026-11-21T14:03:20+09:00") // "2026-11-28T05:03:20.000Z"
 */
export function completesAt(deliveredAt: string): string {
  return new Date(instantOf(deliveredAt) + COMPLETE_DAYS * DAY_MS).toISOString();
}

/** Result of 구매확정: `complete` when it takes effect now, `done` when it did before. */
export type Completing = "complete" | "done";
export type CompleteRefusal = "PURCHASE_NOT_DELIVERED" | "PURCHASE_NOT_KEPT";

/**
 * Decides whether a buyer may confirm a purchase (구매확정): after delivery of the product or its replacement, and not
 * while a return is requested or after a cancel.
 *
 * @example canComplete("delivery_end") // ok("complete"); canComplete("delivering") // PURCHASE_NOT_DELIVERED
 */
export function canComplete(status: OrderItemProductStatus): Result<Completing, CompleteRefusal> {
  if (status === "complete") return ok("done");
  if (ARRIVED.includes(status)) return ok("complete");
  return refuse(NOT_KEPT.includes(status) ? "PURCHASE_NOT_KEPT" : "PURCHASE_NOT_DELIVERED");
}

const ARRIVED: readonly OrderItemProductStatus[] = ["delivery_end", "replace_complete"];
const NOT_KEPT: readonly OrderItemProductStatus[] = [
  "replace_request",
  "return_request",
  "return_complete",
  "withdraw_request",
  "withdraw_complete",
  "stock_out",
  "incomplete",
];
