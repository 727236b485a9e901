import type { BillingGateway } from "./billing-gateway-types.ts";
import type { CashReceiptGateway } from "./cash-receipt-gateway-types.ts";
import type { PaymentReply } from "./provider-reply-types.ts";
import type { SettlementListGateway } from "./settlement-list-gateway-types.ts";
import type { TransactionListGateway } from "./transaction-list-gateway-types.ts";

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
  readonly transactions: TransactionListGateway;
  readonly settlements: SettlementListGateway;
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
