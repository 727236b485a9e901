import { won } from "@todayfruit/domain/money/won";
import { balanceByBooks, owedOn } from "@todayfruit/domain/payments/refund-amounts";
import type { CancelInput, ProviderPayment } from "../../../gateways/payments/payment-gateway.ts";
import type { Services } from "../../../http/context.ts";
import { concludeLocked, endUnowed } from "./conclude-refund.ts";
import { listRefunds } from "./refund-books.repository.ts";
import { lockOpenRefund, markAsked, type OpenRefund } from "./refunds.repository.ts";

/**
 * Works out what to ask the provider for, under the lock of the payment: what was captured less what was promised. The
 * balance that the provider has to hold goes along, so that it refuses when money went back in between.
 *
 * @param seen what the provider said a moment ago; asked for before every try under another key
 * @returns "not-now": another process tried meanwhile
 */
export async function askOf(
  services: Services,
  refundId: number,
  seen: ProviderPayment | null,
): Promise<CancelInput | "ended" | "not-now"> {
  const { db, now } = services;
  return db.transaction<CancelInput | "ended" | "not-now">(async (tx) => {
    const open = await lockOpenRefund(tx, refundId);
    if (open === null || (seen !== null && (await concludeLocked(tx, open, seen, now())))) return "ended";
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
    // The buyer was told what comes back for a part.
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
    // The last one takes all that is left, whatever of it is free of tax.
    ...(balance === null || amount >= balance ? {} : { amount, taxFreeAmount }),
    ...accountOf(services, refund),
    // After an answered no there is a new key, or the provider would only say the same again.
    idempotencyKey: refusals === 0 ? `refund:${id}` : `refund:${id}:${refusals}`,
  };
}

/** Account that a deposit goes back to: the member's, sealed as theirs (`withdraw_account` and the member's id). */
function accountOf({ sealing }: Services, { user_id, account_key_id, account_sealed }: OpenRefund) {
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
