import {
  isAnswered,
  type PaymentReply,
  type ProviderPayment,
} from "../../../gateways/payments/payment-gateway.ts";
import type { Services } from "../../../http/context.ts";
import { errorFields } from "../../../http/log.ts";
import { applySettlement } from "../settlement/apply-settlement.ts";
import { askOf } from "./ask-refund.ts";
import { concludeRefund } from "./conclude-refund.ts";
import { countRefundTry, type DueRefund, listDueRefunds } from "./refunds.repository.ts";

const TAKE = 50;

/**
 * Asks the provider to give back what was written down as owed, of one order or of all, then lets the order follow.
 * Refunds of one payment go one after the other. The refund's number is its idempotency key, so a crash between asking
 * and writing repeats nothing. After an answered no the provider's record is read first, and then asked under a new key.
 */
export async function refundMoney(services: Services, orderUuid: string | null): Promise<void> {
  let done: number;
  do {
    done = 0;
    for (const refund of await listDueRefunds(services.db, orderUuid, services.now(), TAKE)) {
      if (await isEnded(services, refund)) done += 1;
    }
    // What has ended may have been in the way of the next refund of its payment.
  } while (done > 0);
}

/** One refund that cannot be done must not keep those of others waiting; it stays open and is tried again. */
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
  // Without its record nothing is asked for under another key.
  if (known !== null && known.kind !== "found") return putOff(services, refund, known);
  const ask = await askOf(services, refund.id, known?.payment ?? null);
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

/** A no may come from a payment of which nothing is left, or to something that was done all the same: its record tells. */
async function endByRecord(services: Services, refund: DueRefund): Promise<boolean> {
  const known = await services.payments.find(refund.payment_key);
  if (known.kind !== "found") return false;
  const isDone = await concludeRefund(services, refund.id, known.payment);
  await follow(services, refund, known.payment);
  return isDone;
}

/** The order follows its money. */
async function follow(
  services: Services,
  refund: DueRefund,
  payment: ProviderPayment | null,
): Promise<boolean> {
  if (payment)
    await applySettlement(services, { orderUuid: refund.order_uuid, provider: payment, actor: "shop" });
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
