import { addDays } from "../calendar/kst.ts";
import type { OrderItemProductStatus } from "../orders/status.ts";
import { ok, type Result, refuse } from "../result.ts";
import { isSellersFault, type ReturnReason } from "./return-reasons.ts";
import type { ReturnResolution } from "./return-resolution.ts";

/** Days after receipt for a change of mind, and for a claim about goods that are not as agreed. */
export const CHANGED_MIND_DAYS = 7;
export const SELLERS_FAULT_DAYS = 90;

/**
 * Status that the claim gives the product; `null` for a complete purchase, which stays complete while only the claim
 * changes.
 */
export type ReturnTransition = { to: "return_request" | "replace_request" } | { to: null };
export type ReturnRefusal = "CLAIM_TOO_EARLY" | "CLAIM_TOO_LATE" | "CLAIM_NOT_FOR_FRESH" | "CLAIM_OPEN";

/**
 * Decides whether goods may be returned, exchanged or claimed. A change of mind: within 7 days after receipt, counted
 * in KST dates, and not for unprocessed food, which loses its value in transit and is marked so before purchase.
 * Goods that are spoiled, broken, wrong or missing: within 90 days after receipt, also when the purchase is complete.
 * A product with an open claim is refused.
 *
 * Rule: 전자상거래법 제17조 ①·②·③ (3 months of receipt, counted here as 90 days).
 *
 * @param claim.deliveredOn KST date of receipt; `null` while the goods are on their way
 * @param claim.today KST date
 * @example canRequestReturn({ status: "delivery_end", wish: "refund", reason: "spoiled", isFresh: true, deliveredOn: "2026-11-20", today: "2026-11-21" })
 *   // ok({ to: "return_request" })
 * @example the same with reason "changed_mind" // CLAIM_NOT_FOR_FRESH
 */
export function canRequestReturn(claim: {
  status: OrderItemProductStatus;
  wish: ReturnResolution;
  reason: ReturnReason;
  isFresh: boolean;
  deliveredOn: string | null;
  today: string;
}): Result<ReturnTransition, ReturnRefusal> {
  const { status, wish, reason, isFresh, deliveredOn, today } = claim;
  if (OPEN.includes(status)) return refuse("CLAIM_OPEN");
  if (!ARRIVED.includes(status) || deliveredOn === null) return refuse("CLAIM_TOO_EARLY");
  const isFault = isSellersFault(reason);
  if (!isFault && isFresh) return refuse("CLAIM_NOT_FOR_FRESH");
  if (!isFault && status === "complete") return refuse("CLAIM_TOO_LATE");
  const last = addDays(deliveredOn, isFault ? SELLERS_FAULT_DAYS : CHANGED_MIND_DAYS);
  if (today > last) return refuse("CLAIM_TOO_LATE");
  if (status === "complete") return ok({ to: null });
  return ok({ to: wish === "refund" ? "return_request" : "replace_request" });
}

const OPEN: readonly OrderItemProductStatus[] = ["return_request", "replace_request"];
const ARRIVED: readonly OrderItemProductStatus[] = ["delivery_end", "replace_complete", "complete"];
