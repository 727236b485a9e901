import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment } from "./payments.repository.ts";

/** Shows the current state of a payment. */
export async function showPayment(
  { path: { orderId: orderUuid } }: Input<"GET /v1/payments/{orderId}">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/payments/{orderId}">> {
  const payment = await findPayment(db, orderUuid);
  return payment && isBuyerOf(buyer, payment) ? ok(presentPayment(payment)) : refuse("PAYMENT_NOT_FOUND");
}
