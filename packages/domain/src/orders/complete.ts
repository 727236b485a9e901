import { instantOf } from "../calendar/kst.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { OrderItemProductStatus } from "./status.ts";

/** After so many days a purchase that nobody complained of is kept for good. */
export const COMPLETE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * The instant at which a product that arrived is kept for good, to the second: `COMPLETE_DAYS` × 24 hours after it.
 *
 * @example completesAt("2026-11-21T14:03:20+09:00") // "2026-11-28T05:03:20.000Z"
 */
export function completesAt(deliveredAt: string): string {
  return new Date(instantOf(deliveredAt) + COMPLETE_DAYS * DAY_MS).toISOString();
}

/** - complete: it is kept now; done: it was before. */
export type Completing = "complete" | "done";
export type CompleteRefusal = "PURCHASE_NOT_DELIVERED" | "PURCHASE_NOT_KEPT";

/**
 * Whether a buyer may keep a product for good: once it arrived, or its replacement did, and not while they ask to
 * return it or after it was cancelled.
 *
 * @example mayComplete("delivery_end") // ok("complete"); mayComplete("delivering") // PURCHASE_NOT_DELIVERED
 */
export function mayComplete(status: OrderItemProductStatus): Result<Completing, CompleteRefusal> {
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
