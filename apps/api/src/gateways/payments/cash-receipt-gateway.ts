import type { UnreachableReason } from "./payment-gateway.ts";

/** Receipts for cash, which the provider reports to the tax office. Amounts in 원. */
export interface CashReceiptGateway {
  /** Issues a receipt. The same key never issues twice. */
  issue(input: IssueReceiptInput): Promise<CashReceiptReply>;
  /** Takes back a part of a receipt, or all of it. The same key never takes back twice. */
  cancel(input: CancelReceiptInput): Promise<CashReceiptReply>;
  /** Lists what was issued and taken back under an order on some days in KST, to be read before asking under a new key. */
  list(input: { orderId: string; days: readonly string[] }): Promise<FiledReceiptsReply>;
}

export type FiledReceiptsReply =
  | { readonly kind: "found"; readonly receipts: readonly FiledReceipt[] }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

/** `isCancel`: it takes back, and has a key of its own. */
export type FiledReceipt = ProviderReceipt & { readonly isCancel: boolean };

export interface IssueReceiptInput {
  /** What the provider files it under: one of a kind, 6 to 64 of `[A-Za-z0-9-_=]`. */
  readonly orderId: string;
  readonly orderName: string;
  readonly type: "income_deduction" | "expenditure_proof";
  /** Digits of a phone, a card or a business. */
  readonly identity: string;
  readonly amount: number;
  readonly taxFreeAmount: number;
  readonly idempotencyKey: string;
}

export interface CancelReceiptInput {
  readonly receiptKey: string;
  readonly amount: number;
  readonly idempotencyKey: string;
}

/** `refused` is a definite no; after `unreachable` it is asked again, under a new key where `isAnswered`. */
export type CashReceiptReply =
  | { readonly kind: "done"; readonly receipt: ProviderReceipt }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

export interface ProviderReceipt {
  readonly receiptKey: string;
  readonly issueNumber: string | null;
  readonly receiptUrl: string | null;
  readonly amount: number;
}
