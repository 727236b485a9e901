import type { PaymentReply, ProviderCard, UnreachableReason } from "./payment-gateway.ts";

/** Cards that pay without a window, by a key that the provider keeps for them. */
export interface BillingGateway {
  /** The key for a card that was typed into the provider's own window. */
  issueByWindow(input: {
    authKey: string;
    customerKey: string;
    idempotencyKey: string;
  }): Promise<BillingReply>;
  /** The key for a card that was typed into ours. What it says goes nowhere else. */
  issueByCard(input: RawCard & { customerKey: string; idempotencyKey: string }): Promise<BillingReply>;
  /** Charges a card. `found` is the payment of this order over this amount; the same key never charges twice. */
  pay(input: BillingPayInput): Promise<PaymentReply>;
  /** Forgets a key; one that is forgotten already is `done`. */
  remove(billingKey: string): Promise<{ kind: "done" } | { kind: "not-done"; code: string }>;
}

/** Digits as they stand on a card; birth as YYMMDD or a business number; the first two digits of the password. */
export interface RawCard {
  readonly cardNumber: string;
  readonly month: string;
  readonly year2digits: string;
  readonly dateOfBirth: string;
  readonly cardPassword: string;
}

export interface BillingPayInput {
  readonly billingKey: string;
  readonly customerKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  readonly taxFreeAmount: number;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly idempotencyKey: string;
}

export type BillingReply =
  | {
      readonly kind: "issued";
      readonly billingKey: string;
      readonly card: Pick<ProviderCard, "issuerCode" | "numberMasked">;
    }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };
