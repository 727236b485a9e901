import type { BillingGateway } from "./billing-gateway.ts";
import type { CashReceiptGateway } from "./cash-receipt-gateway.ts";
import type { TransactionList } from "./toss-transactions.ts";

/**
 * The payment provider as the shop sees it. Every amount is in 원. Nothing here throws for what a provider or a
 * network may do; each outcome is a reply to switch on.
 */
export interface PaymentGateway {
  /**
   * Takes the money that the buyer authenticated. The provider refuses another amount or order than the window showed.
   * Calling again with the same key never charges twice; use a new key after the buyer changed anything.
   * `found` is always the payment of this order over this amount.
   */
  confirm(input: ConfirmInput): Promise<PaymentReply>;
  /**
   * The payment of an order: the approved one, or else the latest attempt, which may be another than the attempt in
   * doubt. Where its payment key is known, `find` is the exact question. `missing` when none was ever opened.
   */
  findByOrder(orderId: string): Promise<PaymentReply>;
  find(paymentKey: string): Promise<PaymentReply>;
  /**
   * Gives money back: everything that is left, or `amount` of it. A whole cancellation of a payment that is already
   * wholly cancelled is `found`, not refused. A paid virtual account always needs a `refundAccount`; one that still
   * waits for its deposit must not carry any and can only be cancelled as a whole.
   */
  cancel(input: CancelInput): Promise<PaymentReply>;
  readonly receipts: CashReceiptGateway;
  readonly billing: BillingGateway;
  readonly transactions: TransactionList;
}

export interface ConfirmInput {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: number;
  readonly idempotencyKey: string;
}

export interface CancelInput {
  readonly paymentKey: string;
  /** Kept by the provider; cut to 200 characters. */
  readonly reason: string;
  readonly amount?: number;
  /** The tax-free part of this cancellation. Over all cancellations they must add up to the payment's own. */
  readonly taxFreeAmount?: number;
  /** The balance the caller believes in; the provider refuses when it is another one by now. */
  readonly expectedBalance?: number;
  readonly refundAccount?: RefundAccount;
  readonly idempotencyKey: string;
}

/** `bank` is a two-digit code or the Korean name; `accountNumber` digits only, ≤ 20. */
export interface RefundAccount {
  readonly bank: string;
  readonly accountNumber: string;
  readonly holderName: string;
}

/**
 * - `found`: the provider's present state of the payment.
 * - `refused`: a definite no, nothing was done. `message` is the provider's Korean sentence. `retryable` when the very
 *   same request may pass later (bank hours); `buyerCanRetry` when the buyer can pay by other means or start anew.
 * - `missing`: the provider knows no such payment.
 * - `unreachable`: nobody knows whether it was done. Look the payment up before deciding anything. A payment that is
 *   still IN_PROGRESS then may be confirmed again under a new key.
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

/** Why nothing is known: for metrics and logs, never for the buyer. */
export type UnreachableReason =
  | "timeout"
  | "connection-lost"
  | "server-error"
  | "provider-error"
  | "still-processing"
  | "malformed-reply";

/**
 * Tells a reply that the provider keeps under its idempotency key, and repeats for 15 days, from silence. The same key may
 * only ask again after silence, a 5xx or a first try that is still in flight; any other no needs a new key, and the
 * provider's own record before it, because a no does not always mean that nothing was done.
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
 * What the shop keeps of a payment. It is wholly cancelled when `balanceAmount` is 0: after a partial cancellation the
 * status stays PARTIAL_CANCELED for ever. `totalAmount` never changes; `taxFreeAmount` is the part that is still held
 * tax-free and shrinks with each cancellation.
 */
export interface ProviderPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: ProviderPaymentStatus;
  readonly method: ProviderPaymentMethod;
  readonly totalAmount: number;
  readonly balanceAmount: number;
  readonly taxFreeAmount: number;
  /** When money arrived; `null` while an account waits for its deposit. */
  readonly approvedAt: Date | null;
  /** Proves that a deposit webhook comes from the provider. */
  readonly secret: string | null;
  readonly virtualAccount: ProviderVirtualAccount | null;
  readonly card: ProviderCard | null;
  /** Korean name of the wallet, such as 카카오페이. */
  readonly easyPayProvider: string | null;
  readonly receiptUrl: string | null;
  /** Cancellations that took effect, oldest first. One of an account that nobody had paid into moved no money. */
  readonly cancels: readonly ProviderCancel[];
}

export interface ProviderVirtualAccount {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly customerName: string;
  readonly dueDate: Date;
}

/** Texts are empty where the provider gives none. */
export interface ProviderCard {
  readonly issuerCode: string;
  readonly numberMasked: string;
  readonly installmentPlanMonths: number;
  readonly approveNo: string;
}

export interface ProviderCancel {
  readonly transactionKey: string;
  readonly cancelAmount: number;
  readonly canceledAt: Date;
  readonly cancelReason: string;
}
