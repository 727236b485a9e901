import type { ProviderPayment } from "../../../gateways/payments/provider-payment-types.ts";
import type { RecordedPayment } from "./list-recorded-payments.repository.ts";

/**
 * Compares one payment with the provider's state: captured and refunded amounts, and each cancel with its refund, in 원.
 * Returns each difference with the row; none when both agree.
 */
export function computePaymentDifferences(known: RecordedPayment, at: ProviderPayment): string[] {
  const name = `payment ${known.id} (${known.payment_key})`;
  const isTaken = at.approvedAt !== null;
  // A reversed deposit is gone at the provider; the shop keeps its record, and operators were told.
  if (!isTaken && known.is_reversed) return [];
  const taken = isTaken ? at.totalAmount : 0;
  const given = isTaken ? at.totalAmount - at.balanceAmount : 0;
  const said: string[] = [];
  if (known.payment_key !== at.paymentKey) said.push(`${name}: the provider took it with ${at.paymentKey}`);
  if (known.order_uuid !== at.orderId) said.push(`${name}: the provider has it for order ${at.orderId}`);
  if (known.captured !== taken) said.push(`${name}: captured ${known.captured}, the provider took ${taken}`);
  const refunded = known.refunded - known.elsewhere;
  if (refunded !== given) said.push(`${name}: refunded ${refunded}, the provider gave back ${given}`);
  return isTaken ? [...said, ...differencesOfCancels(name, known, at)] : said;
}

/** Compares each refund with the cancel that has its key, in 원. */
function differencesOfCancels(name: string, known: RecordedPayment, at: ProviderPayment): string[] {
  const cancels = new Map(at.cancels.map((cancel) => [cancel.transactionKey, cancel.cancelAmount]));
  return known.refunds
    .filter((refund) => refund.payment_key === at.paymentKey)
    .flatMap(({ id, amount, transaction_key }) => {
      const there = cancels.get(transaction_key);
      if (there === undefined)
        return [`${name}: refund ${id} (${transaction_key}) is no cancel of the provider`];
      return there === amount
        ? []
        : [`${name}: refund ${id} is ${amount}, the provider's cancel is ${there}`];
    });
}
