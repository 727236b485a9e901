import { won } from "@todayfruit/domain/money/won";
import { type RefundEnd, type RefundOutcome, refundEnd } from "@todayfruit/domain/payments/refund-amounts";
import type { Tx } from "../../../db/database.ts";
import type { ProviderPayment } from "../../../gateways/payments/payment-gateway.ts";
import type { Services } from "../../../http/context.ts";
import { endRefund, listRefunds } from "./refund-books.repository.ts";
import { lockOpenRefund, type OpenRefund } from "./refunds.repository.ts";

/**
 * Writes down how a refund has ended, from what the provider says of its payment, under the lock of the payment.
 *
 * @returns whether it has ended, by this or by somebody else meanwhile
 */
export async function concludeRefund(
  { db, now }: Services,
  refundId: number,
  payment: ProviderPayment,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const open = await lockOpenRefund(tx, refundId);
    return open === null || concludeLocked(tx, open, payment, now());
  });
}

export async function concludeLocked(
  tx: Tx,
  open: OpenRefund,
  payment: ProviderPayment,
  now: Date,
): Promise<boolean> {
  const refunds = await listRefunds(tx, open.payment_id);
  const refund = refunds.find(({ id }) => id === open.id);
  if (!refund) throw new Error("A refund is one of its payment");
  const hasArrived = payment.approvedAt !== null;
  const end = refundEnd(won(open.captured), refund, refunds, { ...payment, hasArrived });
  if (end === null) return false;
  // What the bank took back counts no more; what came for an order that was closed does, though nobody knew of it.
  const captured = open.captured === 0 && hasArrived ? payment.totalAmount : open.captured;
  await endAs(tx, open.id, end, captured, now);
  return true;
}

/** Nothing is owed on it, as the books alone show. */
export async function endUnowed(tx: Tx, { id, captured }: OpenRefund, now: Date): Promise<void> {
  await endAs(tx, id, { outcome: "nothing_owed" }, captured, now);
}

async function endAs(tx: Tx, id: number, end: RefundEnd, captured: number, now: Date): Promise<void> {
  const { outcome } = end;
  const number = "transactionKey" in end ? end.transactionKey : null;
  await endRefund(tx, {
    id,
    outcome,
    transactionKey: number ?? `${WITHOUT_NUMBER[outcome]}:${id}`,
    reason: REASONS[outcome] ?? null,
    captured,
    now,
  });
}

/** Stands for the provider's number where no cancel of its own did a refund. */
export const WITHOUT_NUMBER: Record<RefundOutcome, string> = {
  returned: "covered",
  paid_elsewhere: "elsewhere",
  waived: "waived",
  account_closed: "closed",
  nothing_owed: "none",
  reversed: "reversed",
};

const REASONS: Partial<Record<RefundOutcome, string>> = {
  account_closed: "받은 돈이 없어 돌려줄 것도 없어요",
  nothing_owed: "받은 돈을 다른 환불이 모두 돌려줬어요",
  reversed: "은행이 입금을 되돌렸어요",
};
