import type { ProviderCard } from "./provider-payment-types.ts";
import type { PaymentReply, UnreachableReason } from "./provider-reply-types.ts";

/** Gateway for cards that pay without a payment window, by a key that the provider keeps for each. */
export type BillingGateway = {
  /** Issues the key of a card that was entered in the provider's own window. */
  issueByWindow(input: {
    authKey: string;
    customerKey: string;
    idempotencyKey: string;
  }): Promise<BillingReply>;
  /** Issues the key of a card that was entered in our form. Its data is sent to the provider only. */
  issueByCard(input: RawCard & { customerKey: string; idempotencyKey: string }): Promise<BillingReply>;
  /** Charges a card. `found` is the payment of this order with this amount; the same key never charges twice. */
  pay(input: BillingPayInput): Promise<PaymentReply>;
  /** Deletes a key at the provider; a key deleted before is `done`, too. */
  remove(billingKey: string): Promise<{ kind: "done" } | { kind: "not-done"; code: string }>;
};

/**
 * Data of a card: digits as printed on it, date of birth as YYMMDD or a business number, and the first two digits of
 * the password.
 */
export type RawCard = {
  readonly cardNumber: string;
  readonly month: string;
  readonly year2digits: string;
  readonly dateOfBirth: string;
  readonly cardPassword: string;
};

export type BillingPayInput = {
  readonly billingKey: string;
  readonly customerKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  readonly taxFreeAmount: number;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly idempotencyKey: string;
};

export type BillingReply =
  | {
      readonly kind: "issued";
      readonly billingKey: string;
      readonly card: Pick<ProviderCard, "issuerCode" | "numberMasked">;
    }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };
