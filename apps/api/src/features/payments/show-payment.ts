import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { isBuyerOf } from "../orders/order-access.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment } from "./payments.repository.ts";

/** Where a payment stands now. */
export async function showPayment(
  { path: { orderId: orderUuid } }: Input<"GET /v1/payments/{orderId}">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/payments/{orderId}">> {
  const payment = await findPayment(db, orderUuid);
  return payment && isBuyerOf(buyer, payment) ? ok(presentPayment(payment)) : refuse("PAYMENT_NOT_FOUND");
}
