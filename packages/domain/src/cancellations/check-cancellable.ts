import type { OrderItemProductStatus } from "../orders/status.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Ways in which a buyer may cancel: both, only the whole order, only product by product, or not at all. */
export type CancellationType = "normal" | "withdraw_oi_only" | "withdraw_oip_only" | "withdraw_deny";

/**
 * Effects of a cancel.
 * - close-unpaid: nothing was paid yet, the order is closed.
 * - at-once: the products are cancelled and refunded.
 * - request: the farm is packing; it is asked, and no money moves yet.
 * - done: the products are cancelled, or a request is open, already.
 */
export type CancellationMode = "close-unpaid" | "at-once" | "request" | "done";

export type CancellationRefusal =
  | "WITHDRAW_DENIED"
  | "WITHDRAW_WHOLE_ONLY"
  | "WITHDRAW_PRODUCT_ONLY"
  | "WITHDRAW_TOO_LATE"
  | "PAYMENT_PENDING";

/**
 * Decides whether a buyer may cancel products of an order, and with which effect: immediately while all are `paid`,
 * as a request from `delivery_waiting` on, refused once one of them is on its way. Before a deposit only the whole
 * order can be cancelled.
 *
 * @param chosen statuses of the products to cancel: all of the order, or a single one
 * @example checkCancellable({ withdrawType: "normal", isWhole: true, chosen: ["paid", "delivery_waiting"] }) // ok("request")
 * @example checkCancellable({ withdrawType: "withdraw_oi_only", isWhole: false, chosen: ["paid"] }) // WITHDRAW_WHOLE_ONLY
 */
export function checkCancellable(wish: {
  withdrawType: CancellationType;
  isWhole: boolean;
  chosen: readonly OrderItemProductStatus[];
}): Result<CancellationMode, CancellationRefusal> {
  const { withdrawType, isWhole } = wish;
  const open = wish.chosen.filter((status) => !ENDED.includes(status));
  const todo = open.filter((status) => status !== "withdraw_request");
  if (todo.length === 0) return ok("done");
  if (todo.some((status) => !UNPAID.includes(status) && !CANCELLABLE.includes(status))) {
    return refuse(todo.some((status) => BEGUN.includes(status)) ? "PAYMENT_PENDING" : "WITHDRAW_TOO_LATE");
  }
  if (withdrawType === "withdraw_deny") return refuse("WITHDRAW_DENIED");
  if (todo.some((status) => UNPAID.includes(status))) {
    return isWhole ? ok("close-unpaid") : refuse("WITHDRAW_WHOLE_ONLY");
  }
  if (withdrawType === "withdraw_oi_only" && !isWhole) return refuse("WITHDRAW_WHOLE_ONLY");
  if (withdrawType === "withdraw_oip_only" && isWhole) return refuse("WITHDRAW_PRODUCT_ONLY");
  return ok(open.every((status) => status === "paid") ? "at-once" : "request");
}

const BEGUN: readonly OrderItemProductStatus[] = ["unknown", "request"];
const UNPAID: readonly OrderItemProductStatus[] = ["bank_transfer_waiting"];
const CANCELLABLE: readonly OrderItemProductStatus[] = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "withdraw_partially",
];
const ENDED: readonly OrderItemProductStatus[] = ["withdraw_complete", "stock_out", "incomplete"];
