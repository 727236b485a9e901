import { won } from "@todayfruit/domain/money/won";
import { type RefundEnd, refundEnd } from "@todayfruit/domain/payments/refund-reconciliation";
import type { RefundOutcome } from "@todayfruit/domain/refunds/refund-outcomes";
import type { Tx } from "../../../db/database.ts";
import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { announceMoneyRefunded, endedRefundOf } from "./notices/announce-money-refunded.ts";
import { lockOpenRefund, type OpenRefund } from "./open-refunds.repository.ts";
import { endRefund, listRefunds } from "./refund-ledger.repository.ts";

/**
 * Records how a refund ended, from the provider's state of its payment, under the payment's lock.
 *
 * @returns whether it has ended, by this call or a concurrent one
 */
export async function concludeRefund(
  services: Services,
  refundId: number,
  payment: ProviderPayment,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const open = await lockOpenRefund(tx, refundId);
    return open === null || concludeLocked(tx, services, open, payment);
  });
}

export async function concludeLocked(
  tx: Tx,
  services: Pick<Services, "rules" | "now">,
  open: OpenRefund,
  payment: ProviderPayment,
): Promise<boolean> {
  const refunds = await listRefunds(tx, open.payment_id);
  const refund = refunds.find(({ id }) => id === open.id);
  if (!refund) throw new Error("A refund is one of its payment");
  const hasArrived = payment.approvedAt !== null;
  const end = refundEnd(won(open.captured), refund, refunds, { ...payment, hasArrived });
  if (end === null) return false;
  // A reversed deposit no longer counts as captured; a deposit into a closed order does, even if unrecorded.
  const captured = open.captured === 0 && hasArrived ? payment.totalAmount : open.captured;
  await endAs(tx, open.id, end, captured, services.now());
  await announceMoneyRefunded(tx, services, { ...endedRefundOf(open), outcome: end.outcome });
  return true;
}

/** Ends a refund that the books alone show as not owed. */
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

/** Placeholder for the transaction key of a refund that no cancel at the provider made. */
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
