/** A cash receipt on the wire; a cancellation is a separate receipt. */
export type TossReceipt = {
  receiptKey: string;
  issueNumber: string;
  issueStatus: "COMPLETED";
  receiptUrl: string;
  orderId: string;
  orderName: string;
  type: "소득공제" | "지출증빙";
  transactionType: "CONFIRM" | "CANCEL";
  amount: number;
  taxFreeAmount: number;
  businessNumber: string;
  customerIdentityNumber: string;
  failure: null;
  requestedAt: string;
};

/** A receipt with the amount of its cancellations, in 원. */
export type ReceiptRecord = {
  readonly receipt: TossReceipt;
  canceled: number;
  /** Receipts of its cancellations, as the provider lists them; absent in journals of earlier versions. */
  readonly cancels?: readonly TossReceipt[];
};
