import type { Services } from "../../../http/context.ts";
import { errorFields } from "../../../http/log.ts";
import { applySettlement } from "./apply-settlement.ts";
import { countRefundTry, finishRefund, listOpenRefunds, type RefundRow } from "./refunds.repository.ts";

const TAKE = 50;

/**
 * Asks the provider to give back what was written down as owed, of one order or of all, then lets the order follow.
 * The refund's number is its idempotency key, so a crash between asking and writing repeats nothing.
 */
export async function refundMoney(services: Services, orderUuid: string | null): Promise<void> {
  for (const refund of await listOpenRefunds(services.db, orderUuid, services.now(), TAKE)) {
    try {
      await refundOne(services, refund);
    } catch (error) {
      // One refund that cannot be done must not keep the others waiting; it stays open and is tried again.
      await countRefundTry(services.db, refund.id, services.now());
      services.log.error("refund failed", { paymentId: refund.payment_id, ...errorFields(error) });
    }
  }
}

async function refundOne(services: Services, refund: RefundRow): Promise<void> {
  services.fault("refund.before-provider");
  const reply = await services.payments.cancel({
    paymentKey: refund.payment_key,
    reason: refund.reason,
    idempotencyKey: `refund:${refund.id}`,
  });
  services.fault("refund.after-provider");
  if (reply.kind !== "found") {
    await countRefundTry(services.db, refund.id, services.now());
    const code = reply.kind === "refused" ? reply.code : reply.kind;
    services.log.error("refund not done yet", { paymentId: refund.payment_id, code });
    return;
  }
  const cancel = reply.payment.cancels.at(-1);
  await services.db.transaction((tx) =>
    finishRefund(tx, refund.id, cancel?.transactionKey ?? `canceled:${refund.payment_key}`, services.now()),
  );
  await applySettlement(services, { orderUuid: refund.order_uuid, provider: reply.payment, actor: "shop" });
}
