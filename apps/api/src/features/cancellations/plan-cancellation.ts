import { isSameKstMonth } from "@todayfruit/domain/calendar/kst";
import {
  type CancellationMode,
  type CancellationRefusal,
  checkCancellable,
} from "@todayfruit/domain/cancellations/check-cancellable";
import { type Refund, refund } from "@todayfruit/domain/refunds/compute-refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../db/database.ts";
import { buildRefundInputOfOrder, givenOf } from "./build-refund-input-of-order.ts";
import {
  listPurchasedProducts,
  type OrderRow,
  type PurchasedProduct,
  sumGiven,
} from "./cancellable-orders.repository.ts";

/** Effects of a cancel: shown as its preview, and carried out once confirmed. */
export type CancellationPlan = {
  withdrawing: CancellationMode;
  order: OrderRow;
  products: PurchasedProduct[];
  /** Products that are cancelled. */
  chosen: PurchasedProduct[];
  /** `null` when no money or points are refunded: nothing was paid, or nothing is left to cancel. */
  refund: Refund | null;
};

type PlanRefusal = CancellationRefusal | PaymentRefusal | "ORDER_NOT_FOUND" | "GIFT_ORDER";
export type PaymentRefusal = "REFUND_ACCOUNT_REQUIRED" | "PHONE_REFUND_MONTH_OVER";

/**
 * Plans the cancel of an order, or of one product, and its refund. A paid gift is withdrawn receiver by receiver
 * instead.
 *
 * @param orderProductId `orderItemProducts[].id`; `null`: the whole order
 */
export async function planCancellation(
  db: Runner,
  order: OrderRow,
  orderProductId: number | null,
  now: Date,
): Promise<Result<CancellationPlan, PlanRefusal>> {
  const products = await listPurchasedProducts(db, order.id);
  const wanted = products.filter(({ id }) => orderProductId === null || id === orderProductId);
  if (wanted.length === 0) return refuse("ORDER_NOT_FOUND");
  const allowed = checkCancellable({
    withdrawType: order.withdraw_type,
    isWhole: orderProductId === null,
    chosen: wanted.map(({ status }) => status),
  });
  if (!allowed.ok) return allowed;

  if (order.is_gift && (allowed.value === "at-once" || allowed.value === "request"))
    return refuse("GIFT_ORDER");
  const chosen = allowed.value === "done" ? [] : wanted.filter(isToDo);
  const plan = { withdrawing: allowed.value, order, products, chosen };
  if (plan.withdrawing === "done" || plan.withdrawing === "close-unpaid")
    return ok({ ...plan, refund: null });
  const back = await refundFor(db, order, { products, chosen, now });
  return back.ok ? ok({ ...plan, refund: back.value }) : back;
}

/** Calculates the refund of products of a paid order. */
export async function refundFor(
  db: Runner,
  order: OrderRow,
  {
    products,
    chosen,
    now,
  }: { products: readonly PurchasedProduct[]; chosen: readonly PurchasedProduct[]; now: Date },
): Promise<Result<Refund, PaymentRefusal>> {
  const given = await sumGiven(db, order.id);
  const back = refund(
    buildRefundInputOfOrder(order, products),
    givenOf(products, given),
    chosen.map(({ id }) => id),
  );
  const refused = back.money > 0 ? refusedByMethod(order, now) : null;
  return refused === null ? ok(back) : refuse(refused);
}

/** Returns why the payment method cannot be refunded now; `null` when it can. */
export function refusedByMethod(order: OrderRow, now: Date): PaymentRefusal | null {
  // The provider needs an account for refunding a deposit.
  if (order.method === "vbank" && !order.has_account) return "REFUND_ACCOUNT_REQUIRED";
  const isOver =
    order.method === "phone" &&
    order.approved_at !== null &&
    !isSameKstMonth(order.approved_at.toISOString(), now.toISOString());
  return isOver ? "PHONE_REFUND_MONTH_OVER" : null;
}

/** Returns whether a product can be cancelled; one with a cancel request is left to the farm's decision. */
function isToDo({ status }: PurchasedProduct): boolean {
  return !["withdraw_complete", "stock_out", "incomplete", "withdraw_request"].includes(status);
}
