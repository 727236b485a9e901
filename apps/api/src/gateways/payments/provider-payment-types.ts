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
