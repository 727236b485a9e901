import type { UnreachableReason } from "./provider-reply-types.ts";

/** The provider's own list of what it settled. */
export type SettlementListGateway = {
  page(input: SettlementsInput): Promise<SettlementsReply>;
};

/** A movement that the provider settled, in 원; amount and fee are negative for a refund. */
export type SettledLine = {
  readonly transactionKey: string;
  readonly paymentKey: string;
  readonly amount: number;
  /** Fee with its VAT, without what the shop pays for instalments. */
  readonly fee: number;
  readonly payOut: number;
  /** Day on which it is counted and day of its payout, KST; `null` for a payout without a day. */
  readonly soldOn: string;
  readonly paidOutOn: string | null;
};

export type SettlementsInput = {
  /** Day on which movements are counted, KST. */
  readonly day: string;
  /** Page from 1. */
  readonly page: number;
  /** Size of the page, at most 5,000. */
  readonly take: number;
};

export type SettlementsReply =
  | { readonly kind: "found"; readonly list: readonly SettledLine[] }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };
