import type { BillingGateway } from "./billing-gateway.ts";
import type { CashReceiptGateway } from "./cash-receipt-gateway.ts";
import type { TransactionList } from "./toss-transactions.ts";

/**
 * Gateway to the payment provider. Amounts are in 원. No method throws for an error of the provider or the network;
 * each outcome is a reply with a `kind`.
 */
export type PaymentGateway = {
  /**
   * Charges the payment that the buyer authenticated. The provider refuses an amount or order other than those in its
   * window. A second call with the same key never charges twice; use a new key after the buyer changed anything.
   * `found` is always the payment of this order with this amount.
   */
  confirm(input: ConfirmInput): Promise<PaymentReply>;
  /**
   * Finds the payment of an order: the approved one, or else the latest attempt, which need not be the attempt in
   * doubt. When the payment key is known, call `find` instead. Returns `missing` when no payment was opened.
   */
  findByOrder(orderId: string): Promise<PaymentReply>;
  find(paymentKey: string): Promise<PaymentReply>;
  /**
   * Refunds a payment: `amount`, or all that is left of it. Cancelling a payment in full that is cancelled in full
   * already gives `found`, not a refusal. A paid virtual account always needs a `refundAccount`; one that still waits
   * for its deposit must not have one and can only be cancelled in full.
   */
  cancel(input: CancelInput): Promise<PaymentReply>;
  readonly receipts: CashReceiptGateway;
  readonly billing: BillingGateway;
  readonly transactions: TransactionList;
};

export type ConfirmInput = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: number;
  readonly idempotencyKey: string;
};

export type CancelInput = {
  readonly paymentKey: string;
  /** Reason that the provider keeps; cut to 200 characters. */
  readonly reason: string;
  readonly amount?: number;
  /** Tax-free part of this cancellation. All cancellations together must add up to the tax-free part of the payment. */
  readonly taxFreeAmount?: number;
  /** Balance that the caller expects; the provider refuses the request when the balance has changed. */
  readonly expectedBalance?: number;
  readonly refundAccount?: RefundAccount;
  readonly idempotencyKey: string;
};

/** Account for a refund. `bank` is a two-digit code or the Korean name; `accountNumber` has digits only, at most 20. */
export type RefundAccount = {
  readonly bank: string;
  readonly accountNumber: string;
  readonly holderName: string;
};

/**
 * Result of a request.
 * - `found`: the provider's present state of the payment.
 * - `refused`: final, nothing was done. `message` is the provider's Korean sentence. `retryable` when the same
 *   request may succeed later (bank hours); `buyerCanRetry` when the buyer can use other means or begin again.
 * - `missing`: the provider has no such payment.
 * - `unreachable`: the outcome is unknown. Read the payment before deciding anything; one that is still IN_PROGRESS
 *   may be confirmed again under a new key.
 */
export type PaymentReply =
  | { readonly kind: "found"; readonly payment: ProviderPayment }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly message: string;
      readonly retryable: boolean;
      readonly buyerCanRetry: boolean;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

/** Reason for an unknown outcome: for metrics and logs, never for the buyer. */
export type UnreachableReason =
  | "timeout"
  | "connection-lost"
  | "server-error"
  | "provider-error"
  | "still-processing"
  | "malformed-reply";

/**
 * Tells whether a reply was answered by the provider, which keeps the answer under its idempotency key and repeats it
 * for 15 days. The same key may be used again only after silence, a 5xx or a first request that is still running. Any
 * other refusal needs a new key, and a look at the provider's own record first, because a refusal does not always
 * mean that nothing was done.
 *
 * @example isAnswered({ kind: "refused", … }) // true
 * @example isAnswered({ kind: "unreachable", reason: "provider-error" }) // true: 400 PROVIDER_ERROR
 * @example isAnswered({ kind: "unreachable", reason: "timeout" }) // false
 */
export function isAnswered(reply: { readonly kind: string; readonly reason?: UnreachableReason }): boolean {
  return reply.reason === undefined || ANSWERED.includes(reply.reason);
}

const ANSWERED: readonly UnreachableReason[] = ["provider-error", "malformed-reply"];

export type ProviderPaymentStatus =
  | "READY"
  | "IN_PROGRESS"
  | "WAITING_FOR_DEPOSIT"
  | "DONE"
  | "CANCELED"
  | "PARTIAL_CANCELED"
  | "ABORTED"
  | "EXPIRED";

export type ProviderPaymentMethod = "card" | "vbank" | "transfer" | "phone" | "easypay" | "other";

/**
 * The facts that the shop keeps of a payment. It is cancelled in full when `balanceAmount` is 0: after a partial
 * cancellation the status remains PARTIAL_CANCELED. `totalAmount` never changes; `taxFreeAmount` is the tax-free part
 * that is still held and shrinks with each cancellation.
 */
export type ProviderPayment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: ProviderPaymentStatus;
  readonly method: ProviderPaymentMethod;
  readonly totalAmount: number;
  readonly balanceAmount: number;
  readonly taxFreeAmount: number;
  /** Instant at which the money arrived; `null` while an account waits for its deposit. */
  readonly approvedAt: Date | null;
  /** Secret that proves that a deposit webhook comes from the provider. */
  readonly secret: string | null;
  readonly virtualAccount: ProviderVirtualAccount | null;
  readonly card: ProviderCard | null;
  /** Korean name of the wallet, such as 카카오페이. */
  readonly easyPayProvider: string | null;
  readonly receiptUrl: string | null;
  /** Cancellations that took effect, oldest first. Cancelling an account before its deposit moves no money. */
  readonly cancels: readonly ProviderCancel[];
};

export type ProviderVirtualAccount = {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly customerName: string;
  readonly dueDate: Date;
};

/** Card of a payment; texts are empty when the provider gives none. */
export type ProviderCard = {
  readonly issuerCode: string;
  readonly numberMasked: string;
  readonly installmentPlanMonths: number;
  readonly approveNo: string;
};

export type ProviderCancel = {
  readonly transactionKey: string;
  readonly cancelAmount: number;
  readonly canceledAt: Date;
  readonly cancelReason: string;
};
