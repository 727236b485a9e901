import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import { isAnswered, type PaymentReply } from "../../../gateways/payments/provider-reply-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { settleOrderByProviderState } from "../settlement/settle-order-by-provider-state.ts";
import { concludeRefund } from "./conclude-refund.ts";
import { countRefundTry, type DueRefund, listDueRefunds } from "./open-refunds.repository.ts";
import { prepareCancelRequestUnderLock } from "./prepare-cancel-request-under-lock.ts";

const TAKE = 50;

/**
 * Requests owed refunds of one order, or of all, at the provider, then updates the orders. Refunds of one payment run
 * one at a time. The refund's id is its idempotency key, so that a crash repeats nothing. After an answered error the
 * provider's record is read first, and the request gets a new key.
 */
export async function refundMoney(services: Services, orderUuid: string | null): Promise<void> {
  let done: number;
  do {
    done = 0;
    for (const refund of await listDueRefunds(services.db, orderUuid, services.now(), TAKE)) {
      if (await isEnded(services, refund)) done += 1;
    }
    // An ended refund may unblock the next one of its payment.
  } while (done > 0);
}

/** Logs a refund that throws and schedules its next try, so that the others are processed. */
async function isEnded(services: Services, refund: DueRefund): Promise<boolean> {
  try {
    return await tryRefund(services, refund);
  } catch (error) {
    const failed = { now: services.now(), isAnswered: false, code: "FAILED" };
    await countRefundTry(services.db, refund.id, failed);
    services.log.error("refund failed", { paymentId: refund.payment_id, ...errorFields(error) });
    return false;
  }
}

async function tryRefund(services: Services, refund: DueRefund): Promise<boolean> {
  const { payments, fault } = services;
  const known = refund.refusals > 0 ? await payments.find(refund.payment_key) : null;
  // A request under a new key needs the provider's record first.
  if (known !== null && known.kind !== "found") return putOff(services, refund, known);
  const ask = await prepareCancelRequestUnderLock(services, refund.id, known?.payment ?? null);
  if (ask === "not-now") return false;
  if (ask === "ended") return follow(services, refund, known?.payment ?? null);

  fault("refund.before-provider");
  const reply = await payments.cancel(ask);
  fault("refund.after-provider");
  if (reply.kind === "found" && (await concludeRefund(services, refund.id, reply.payment)))
    return follow(services, refund, reply.payment);
  await putOff(services, refund, reply);
  return isAnswered(reply) ? endByRecord(services, refund) : false;
}

/**
 * Ends a refund from the provider's record after an error answer: the payment may be refunded entirely, or the cancel
 * done despite the answer.
 */
async function endByRecord(services: Services, refund: DueRefund): Promise<boolean> {
  const known = await services.payments.find(refund.payment_key);
  if (known.kind !== "found") return false;
  const isDone = await concludeRefund(services, refund.id, known.payment);
  await follow(services, refund, known.payment);
  return isDone;
}

/** Settles the order after its refund. */
async function follow(
  services: Services,
  refund: DueRefund,
  payment: ProviderPayment | null,
): Promise<boolean> {
  if (payment)
    await settleOrderByProviderState(services, {
      orderUuid: refund.order_uuid,
      provider: payment,
      actor: "shop",
    });
  return true;
}

async function putOff(services: Services, refund: DueRefund, reply: PaymentReply): Promise<false> {
  const code = codeOf(reply);
  const tried = { now: services.now(), isAnswered: isAnswered(reply), code };
  await countRefundTry(services.db, refund.id, tried);
  services.log.error("refund not done yet", { paymentId: refund.payment_id, code });
  return false;
}

function codeOf(reply: PaymentReply): string {
  switch (reply.kind) {
    case "refused":
      return reply.code;
    case "unreachable":
      return reply.reason;
    case "missing":
      return "NOT_FOUND_PAYMENT";
    case "found":
      return "CANCEL_NOT_LISTED";
  }
}
