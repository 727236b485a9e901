import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { refundMethodText } from "@todayfruit/domain/messages/refund-method-text";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import type { RefundOutcome } from "@todayfruit/domain/refunds/refund-outcomes";
import type { Tx } from "../../../../db/database.ts";
import type { Services } from "../../../../http/handler-context-types.ts";
import { announceAboutOrder } from "../../../orders/notices/announce-about-order.ts";
import type { OpenRefund } from "../open-refunds.repository.ts";
import { listRefundedProducts } from "./refunded-products.repository.ts";

/** Time in ms after which a refund comes so late that its arrival is worth a notice of its own. */
const LATE_MS = 10 * 60_000;

type EndedRefund = {
  id: number;
  orderId: number;
  cancellationId: number | null;
  /** Money in 원. */
  amount: number;
  method: PaymentMethodType;
  createdAt: Date;
  outcome: RefundOutcome;
};

/** Returns what the notice of an ended refund says, from the refund while it was open. */
export function endedRefundOf(open: OpenRefund): Omit<EndedRefund, "outcome"> {
  return {
    id: open.id,
    orderId: open.order_id,
    cancellationId: open.cancellation_id,
    amount: open.amount,
    method: open.method,
    createdAt: open.created_at,
  };
}

/**
 * Announces to the buyer that the money of a refund has gone back, once, when that took long: at once it was said with
 * the cancel or the return itself. A refund that gave no money is not announced.
 */
export async function announceMoneyRefunded(
  tx: Tx,
  services: Pick<Services, "rules" | "now">,
  refund: EndedRefund,
): Promise<void> {
  const isGiven = refund.outcome === "returned" || refund.outcome === "paid_elsewhere";
  if (!isGiven || services.now().getTime() - refund.createdAt.getTime() < LATE_MS) return;
  const given = { money: refund.amount, points: 0 };
  await announceAboutOrder(tx, services, {
    orderId: refund.orderId,
    productIds: await listRefundedProducts(tx, refund.orderId, refund.cancellationId),
    template: "REFUND_PAID",
    variables: {
      환불: refundAmountText(given),
      환불수단: refund.outcome === "paid_elsewhere" ? "따로 송금" : refundMethodText(refund.method, given),
    },
    key: `refund ${refund.id} paid`,
  });
}
