/** A cash receipt as Toss writes it; a cancellation is a receipt of its own. */
export interface TossReceipt {
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
}

/** A receipt with what was taken back of it, in 원. */
export interface ReceiptRecord {
  readonly receipt: TossReceipt;
  canceled: number;
  /** What took it back, as the provider lists it; absent in what an earlier version wrote down. */
  readonly cancels?: readonly TossReceipt[];
}
