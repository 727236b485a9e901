import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { isBuyerOf } from "../orders/order-access.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment } from "./payments.repository.ts";
import { settlePayment } from "./settlement/settle-payment.ts";

/**
 * The buyer came back without having paid. Stock and points return at once, unless a confirmation was already under
 * way: then the provider is asked first, and its word counts, not the browser's.
 */
export async function failPayment(
  { path, body }: Input<"POST /v1/payments/{orderId}/fail">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/payments/{orderId}/fail">> {
  const payment = await findPayment(context.db, path.orderId);
  if (!payment || !isBuyerOf(context.buyer, payment)) return refuse("PAYMENT_NOT_FOUND");
  if (payment.order_status !== "request") return ok(presentPayment(payment));

  const failure = { code: body.code, message: body.message ?? "" };
  if (payment.payment_key === null) {
    const refused = { refusedKey: null };
    await settlePayment(context, { orderUuid: payment.uuid, provider: refused, actor: "buyer", failure });
  } else {
    const known = await context.payments.findByOrder(payment.uuid);
    if (known.kind === "found") {
      await settlePayment(context, {
        orderUuid: payment.uuid,
        provider: known.payment,
        actor: "buyer",
        failure,
      });
    }
  }
  const now = await findPayment(context.db, path.orderId);
  return ok(presentPayment(now ?? payment));
}
