import type { UnreachableReason } from "./provider-reply-types.ts";

/** Gateway for cash receipts, which the provider reports to the tax office. Amounts in 원. */
export type CashReceiptGateway = {
  /** Issues a receipt. The same key never issues twice. */
  issue(input: IssueReceiptInput): Promise<CashReceiptReply>;
  /** Cancels a part of a receipt, or all of it. The same key never cancels twice. */
  cancel(input: CancelReceiptInput): Promise<CashReceiptReply>;
  /**
   * Lists the receipts and cancellations of an order on the given days in KST; read before a request is repeated
   * under a new key.
   */
  list(input: { orderId: string; days: readonly string[] }): Promise<FiledReceiptsReply>;
};

export type FiledReceiptsReply =
  | { readonly kind: "found"; readonly receipts: readonly FiledReceipt[] }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

/** A receipt in the provider's list. `isCancel`: the entry is a cancellation, which has a key of its own. */
export type FiledReceipt = ProviderReceipt & { readonly isCancel: boolean };

export type IssueReceiptInput = {
  /** ID under which the provider files the receipt: unique, 6 to 64 characters of `[A-Za-z0-9-_=]`. */
  readonly orderId: string;
  readonly orderName: string;
  readonly type: "income_deduction" | "expenditure_proof";
  /** Digits of a phone, card or business number. */
  readonly identity: string;
  readonly amount: number;
  readonly taxFreeAmount: number;
  readonly idempotencyKey: string;
};

export type CancelReceiptInput = {
  readonly receiptKey: string;
  readonly amount: number;
  readonly idempotencyKey: string;
};

/**
 * Result of a request. `refused` is final; after `unreachable` the request is repeated, under a new key when
 * `isAnswered` is true.
 */
export type CashReceiptReply =
  | { readonly kind: "done"; readonly receipt: ProviderReceipt }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

export type ProviderReceipt = {
  readonly receiptKey: string;
  readonly issueNumber: string | null;
  readonly receiptUrl: string | null;
  readonly amount: number;
};
