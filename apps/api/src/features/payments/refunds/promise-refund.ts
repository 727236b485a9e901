import { won } from "@todayfruit/domain/money/won";
import { refundable } from "@todayfruit/domain/payments/refund-amounts";
import type { Tx } from "../../../db/database.ts";
import { addRefund, listRefunds, recordLateCapture } from "./refund-books.repository.ts";

export type WholeRefund = {
  paymentId: number;
  paymentKey: string;
  /** What the provider has taken for it, in 원; 0: an account that waits for its deposit and is to be closed. */
  captured: number;
  /** What the account would take, in 원. */
  price: number;
  reason: string;
  now: Date;
};

/**
 * Writes down that all that is left of a payment goes back, before anybody is asked to do it. The amount is what was
 * captured less what was promised before, under the lock of the payment; what the provider held when somebody looked does
 * not count, because a part may have gone back since.
 *
 * @returns whether a refund is open now
 */
export async function promiseWholeRefund(tx: Tx, refund: WholeRefund): Promise<boolean> {
  const captured = won(await recordLateCapture(tx, refund));
  const refunds = await listRefunds(tx, refund.paymentId);
  // One that is open already asks for what is left when its turn comes.
  if (refunds.some(({ kind, outcome }) => kind === "whole" && outcome === null)) return true;
  const isClosed = refunds.some(
    ({ outcome, paymentKey }) => outcome === "account_closed" && paymentKey === refund.paymentKey,
  );
  const amount = captured === 0 ? (isClosed ? 0 : refund.price) : refundable(captured, refunds);
  if (amount === 0) return refunds.some(({ outcome }) => outcome === null);
  await addRefund(tx, { ...refund, amount });
  return true;
}
