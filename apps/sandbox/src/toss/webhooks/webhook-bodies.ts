import { kstMicroseconds } from "../../kst.ts";
import type { Announcement, Ledger } from "../ledger/ledger.ts";
import type { PaymentRecord } from "../ledger/payment-record.ts";

/** A webhook as it goes over the wire, with what the inbox says about it. */
export interface Webhook {
  readonly orderId: string;
  readonly label: string;
  readonly body: string;
}

/**
 * The body for an announcement: the enveloped Payment of PAYMENT_STATUS_CHANGED, or the flat deposit callback that
 * has neither an event type nor a payment key.
 */
export function webhookFor(ledger: Ledger, record: PaymentRecord, kind: Announcement): Webhook {
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
