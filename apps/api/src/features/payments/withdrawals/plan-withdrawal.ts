import { isSameKstMonth } from "@todayfruit/domain/calendar/kst";
import { mayWithdraw, type Withdrawing, type WithdrawRefusal } from "@todayfruit/domain/refunds/may-withdraw";
import { type Refund, refund } from "@todayfruit/domain/refunds/refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import { boughtOf, givenOf } from "./bought.ts";
import { type BoughtProduct, listBoughtProducts, type OrderRow, sumGiven } from "./withdrawals.repository.ts";

/** What cancelling would do: shown before it is confirmed, and done when it is. */
export type WithdrawalPlan = {
  withdrawing: Withdrawing;
  order: OrderRow;
  products: BoughtProduct[];
  /** Those of the products that are cancelled. */
  chosen: BoughtProduct[];
  /** `null` when no money or points of products come back: nothing was paid, or nothing is left to do. */
  refund: Refund | null;
};

type PlanRefusal = WithdrawRefusal | PaymentRefusal | "ORDER_NOT_FOUND" | "GIFT_ORDER";
export type PaymentRefusal = "REFUND_ACCOUNT_REQUIRED" | "PHONE_REFUND_MONTH_OVER";

/**
 * Decides what cancelling an order, or one product of it, does now and what comes back. A gift that is paid for is taken
 * back receiver by receiver instead.
 *
 * @param orderProductId `orderItemProducts[].id`; `null`: the whole order
 */
export async function planWithdrawal(
  db: Runner,
  order: OrderRow,
  orderProductId: number | null,
  now: Date,
): Promise<Result<WithdrawalPlan, PlanRefusal>> {
  const products = await listBoughtProducts(db, order.id);
  const wanted = products.filter(({ id }) => orderProductId === null || id === orderProductId);
  if (wanted.length === 0) return refuse("ORDER_NOT_FOUND");
  const allowed = mayWithdraw({
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

/** What comes back for products of a paid order. */
export async function refundFor(
  db: Runner,
  order: OrderRow,
  {
    products,
    chosen,
    now,
  }: { products: readonly BoughtProduct[]; chosen: readonly BoughtProduct[]; now: Date },
): Promise<Result<Refund, PaymentRefusal>> {
  const given = await sumGiven(db, order.id);
  const back = refund(
    boughtOf(order, products),
    givenOf(products, given),
    chosen.map(({ id }) => id),
  );
  const refused = back.money > 0 ? refusedByMethod(order, now) : null;
  return refused === null ? ok(back) : refuse(refused);
}

/** Whether the means of payment takes money back. */
export function refusedByMethod(order: OrderRow, now: Date): PaymentRefusal | null {
  // A bank account that was paid into takes nothing back: the provider needs to know where the money goes.
  if (order.method === "vbank" && !order.has_account) return "REFUND_ACCOUNT_REQUIRED";
  const isOver =
    order.method === "phone" &&
    order.approved_at !== null &&
    !isSameKstMonth(order.approved_at.toISOString(), now.toISOString());
  return isOver ? "PHONE_REFUND_MONTH_OVER" : null;
}

/** A request that was made before is not made again; it is answered by the farm. */
function isToDo({ status }: BoughtProduct): boolean {
  return !["withdraw_complete", "stock_out", "incomplete", "withdraw_request"].includes(status);
}
