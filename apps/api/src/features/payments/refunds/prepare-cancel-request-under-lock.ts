import { won } from "@todayfruit/domain/money/won";
import { balanceByBooks, owedOn } from "@todayfruit/domain/payments/refund-reconciliation";
import type { CancelInput } from "../../../gateways/payments/payment-gateway-types.ts";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { concludeLocked, endUnowed } from "./conclude-refund.ts";
import { lockOpenRefund, markAsked, type OpenRefund } from "./open-refunds.repository.ts";
import { listRefunds } from "./refund-ledger.repository.ts";

/**
 * Prepares the cancel request of a refund under the payment's lock: the amount is what was captured less what other
 * refunds cover, in 원. It carries the expected balance, so that the provider refuses it when money was refunded
 * meanwhile.
 *
 * @param seen current state at the provider; required before each try under a new key
 * @returns "not-now": another process tried meanwhile
 */
export async function prepareCancelRequestUnderLock(
  services: Services,
  refundId: number,
  seen: ProviderPayment | null,
): Promise<CancelInput | "ended" | "not-now"> {
  const { db, now } = services;
  return db.transaction<CancelInput | "ended" | "not-now">(async (tx) => {
    const open = await lockOpenRefund(tx, refundId);
    if (open === null || (seen !== null && (await concludeLocked(tx, services, open, seen)))) return "ended";
    if (open.next_try_at > now() || (open.refusals > 0 && seen === null)) return "not-now";
    const refunds = await listRefunds(tx, open.payment_id);
    const refund = refunds.find(({ id }) => id === open.id);
    if (!refund) throw new Error("A refund is one of its payment");
    const captured = won(open.captured);
    const owed = captured === 0 ? won(open.amount) : owedOn(captured, refund, refunds);
    if (owed === 0) {
      await endUnowed(tx, open, now());
      return "ended";
    }
    // A partial refund keeps the amount shown to the buyer.
    const amount = refund.kind === "part" ? open.amount : owed;
    await markAsked(tx, open.id, amount, now());
    const balance = seen?.balanceAmount ?? balanceByBooks(captured, refunds);
    return inputOf(services, { ...open, amount }, captured === 0 ? null : balance);
  });
}

function inputOf(services: Services, refund: OpenRefund, balance: number | null): CancelInput {
  const { id, amount, payment_key: paymentKey, reason, refusals } = refund;
  const taxFreeAmount = refund.tax_free ?? Math.min(refund.tax_free_left, amount);
  return {
    paymentKey,
    reason,
    ...(balance === null ? {} : { expectedBalance: balance }),
    // The last refund takes the whole balance, without splitting off the tax-free part.
    ...(balance === null || amount >= balance ? {} : { amount, taxFreeAmount }),
    ...accountOf(services, refund),
    // A new key after an answered error, which the provider would otherwise repeat.
    idempotencyKey: refusals === 0 ? `refund:${id}` : `refund:${id}:${refusals}`,
  };
}

/** Returns the account for refunding a deposit, sealed with `saved_refund_account` and the member's id. */
function accountOf({ sealing }: Services, { user_id, account_key_id, account_sealed }: OpenRefund) {
  if (account_key_id === null || account_sealed === null) return {};
  const sealed = { keyId: account_key_id, sealed: account_sealed };
  const account: { owner: string; bankName: string; accountNumber: string } = JSON.parse(
    sealing.open(sealed, `saved_refund_account ${user_id}`),
  );
  return {
    refundAccount: {
      bank: account.bankName,
      accountNumber: account.accountNumber.replaceAll(/\D/g, ""),
      holderName: account.owner,
    },
  };
}
