import type { UnreachableReason } from "./provider-reply-types.ts";

/** The provider's own list of transactions, oldest first. */
export type TransactionListGateway = {
  page(input: TransactionsInput): Promise<TransactionsReply>;
};

/** A movement of money at the provider: a charge in 원, or a negative amount for a refund. */
export type ProviderTransaction = {
  readonly transactionKey: string;
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: number;
  readonly at: Date;
};

export type TransactionsInput = {
  /** First and last instant of the window, both included, in whole seconds. */
  readonly from: Date;
  readonly until: Date;
  /** Key of the last transaction on the previous page. */
  readonly after?: string;
  /** Size of the page, at most 5,000. */
  readonly take: number;
};

export type TransactionsReply =
  | { readonly kind: "found"; readonly list: readonly ProviderTransaction[] }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };
