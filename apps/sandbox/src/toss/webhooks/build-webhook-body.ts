import { kstMicroseconds } from "../../kst.ts";
import type { Announcement, Ledger } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";

/** A webhook as sent, with its label for the inbox. */
export type Webhook = {
  readonly orderId: string;
  readonly label: string;
  readonly body: string;
};

/**
 * Builds the body of an announcement: PAYMENT_STATUS_CHANGED with the Payment in an envelope, or the flat deposit
 * callback without event type and payment key.
 */
export function buildWebhookBody(ledger: Ledger, record: PaymentRecord, kind: Announcement): Webhook {
  const { payment } = record;
  const createdAt = kstMicroseconds(ledger.clock());
  const { orderId, status, secret } = payment;
  return kind === "status"
    ? {
        orderId,
        label: `PAYMENT_STATUS_CHANGED ${status}`,
        body: JSON.stringify({ eventType: "PAYMENT_STATUS_CHANGED", createdAt, data: payment }),
      }
    : {
        orderId,
        label: `DEPOSIT_CALLBACK ${status}`,
        body: JSON.stringify({
          createdAt,
          secret,
          status,
          transactionKey: payment.lastTransactionKey,
          orderId,
        }),
      };
}
