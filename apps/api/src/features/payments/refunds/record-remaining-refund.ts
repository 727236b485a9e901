import { won } from "@todayfruit/domain/money/won";
import { refundable } from "@todayfruit/domain/payments/refund-reconciliation";
import type { Tx } from "../../../db/database.ts";
import { addRefund, listRefunds, recordLateCapture } from "./refund-ledger.repository.ts";

export type RemainingRefund = {
  paymentId: number;
  paymentKey: string;
  /** Amount captured for it, in 원; 0: a virtual account to be closed before its deposit. */
  captured: number;
  /** Amount payable into the account, in 원. */
  price: number;
  reason: string;
  now: Date;
};

/**
 * Records that the rest of a payment is to be refunded, before the provider is asked. Under the payment's lock the
 * amount is what was captured less the recorded refunds; a balance read from the provider earlier may be stale.
 *
 * @returns whether a refund is open now
 */
export async function recordRemainingRefund(tx: Tx, refund: RemainingRefund): Promise<boolean> {
  const captured = won(await recordLateCapture(tx, refund));
  const refunds = await listRefunds(tx, refund.paymentId);
  // An open whole refund asks for the remaining amount when it is sent.
  if (refunds.some(({ kind, outcome }) => kind === "whole" && outcome === null)) return true;
  const isClosed = refunds.some(
    ({ outcome, paymentKey }) => outcome === "account_closed" && paymentKey === refund.paymentKey,
  );
  const amount = captured === 0 ? (isClosed ? 0 : refund.price) : refundable(captured, refunds);
  if (amount === 0) return refunds.some(({ outcome }) => outcome === null);
  await addRefund(tx, { ...refund, amount });
  return true;
}
