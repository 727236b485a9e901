import type { Services } from "../../../http/context.ts";
import { errorFields } from "../../../http/log.ts";
import { applySettlement } from "./apply-settlement.ts";
import { countRefundTry, finishRefund, listOpenRefunds, type RefundRow } from "./refunds.repository.ts";

const TAKE = 50;

/**
 * Asks the provider to give back what was written down as owed, of one order or of all, then lets the order follow.
 * Refunds of one payment go one after the other. The refund's number is its idempotency key, so a crash between asking
 * and writing repeats nothing; after a no there is a new key, or the provider would only say the same again.
 */
export async function refundMoney(services: Services, orderUuid: string | null): Promise<void> {
  let done: number;
  do {
    done = 0;
    for (const refund of await listOpenRefunds(services.db, orderUuid, services.now(), TAKE)) {
      if (await isRefunded(services, refund)) done += 1;
    }
    // What is done may have been in the way of the next refund of its payment.
  } while (done > 0);
}

/** One refund that cannot be done must not keep those of others waiting; it stays open and is tried again. */
async function isRefunded(services: Services, refund: RefundRow): Promise<boolean> {
  try {
    return await refundOne(services, refund);
  } catch (error) {
    await countRefundTry(services.db, refund.id, services.now(), false);
    services.log.error("refund failed", { paymentId: refund.payment_id, ...errorFields(error) });
    return false;
  }
}

async function refundOne(services: Services, refund: RefundRow): Promise<boolean> {
  services.fault("refund.before-provider");
  const reply = await services.payments.cancel({
    paymentKey: refund.payment_key,
    reason: refund.reason,
    ...(refund.is_rest ? {} : { amount: refund.amount, taxFreeAmount: refund.tax_free ?? 0 }),
    ...accountOf(services, refund),
    idempotencyKey: refund.refusals === 0 ? `refund:${refund.id}` : `refund:${refund.id}:${refund.refusals}`,
  });
  services.fault("refund.after-provider");
  if (reply.kind !== "found") {
    await countRefundTry(services.db, refund.id, services.now(), reply.kind === "refused");
    const code = reply.kind === "refused" ? reply.code : reply.kind;
    services.log.error("refund not done yet", { paymentId: refund.payment_id, code });
    return false;
  }
  const cancel = reply.payment.cancels.at(-1);
  await services.db.transaction((tx) =>
    finishRefund(tx, refund.id, cancel?.transactionKey ?? `canceled:${refund.payment_key}`, services.now()),
  );
  await applySettlement(services, { orderUuid: refund.order_uuid, provider: reply.payment, actor: "shop" });
  return true;
}

/** Where a deposit goes back to: the member's account, sealed as theirs (`withdraw_account` and the member's id). */
function accountOf({ sealing }: Services, { user_id, account_key_id, account_sealed }: RefundRow) {
  if (account_key_id === null || account_sealed === null) return {};
  const sealed = { keyId: account_key_id, sealed: account_sealed };
  const account: { owner: string; bankName: string; accountNumber: string } = JSON.parse(
    sealing.open(sealed, `withdraw_account ${user_id}`),
  );
  return {
    refundAccount: {
      bank: account.bankName,
      accountNumber: account.accountNumber.replaceAll(/\D/g, ""),
      holderName: account.owner,
    },
  };
}
