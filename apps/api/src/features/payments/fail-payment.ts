import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { presentPayment } from "./payment.presenter.ts";
import { findPayment } from "./payments.repository.ts";
import { settlePayment } from "./settlement/settle-payment.ts";

/**
 * Ends a payment that the buyer abandoned. Releases stock and points at once, unless a confirm has claimed it: then the
 * provider's state decides, not the browser's report.
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
