import type { Sequence } from "../../deterministic-id-generator.ts";
import type { ReceiptRecord } from "./cash-receipt-types.ts";
import type { BillingRecord } from "./mask-billing-card-and-find-issuer.ts";
import type { ObservableMap } from "./observable-map.ts";
import type { PaymentRecord } from "./payment-record-types.ts";
import type { PaymentStore } from "./payment-store.ts";
import type { TossRefusal } from "./toss-refusal.ts";

/** State and services that every rule of the ledger uses. */
export type Ledger = {
  readonly payments: PaymentStore;
  readonly receipts: ObservableMap<ReceiptRecord>;
  readonly billingKeys: ObservableMap<BillingRecord>;
  /** Customer keys by the authKey that the billing window issued. */
  readonly authKeys: Map<string, string>;
  readonly ids: Sequence;
  readonly clock: () => Date;
  readonly mId: string;
  /** Address of the sandbox for buyers, without a trailing slash. */
  readonly publicUrl: string;
  /** Called after each change of status that Toss announces to the shop. */
  readonly announce: (record: PaymentRecord, kind: Announcement) => void;
};

/**
 * Kind of an announcement. `status` is PAYMENT_STATUS_CHANGED; `deposit` is the flat callback about a virtual
 * account.
 */
export type Announcement = "status" | "deposit";

export type Outcome = { readonly record: PaymentRecord } | TossRefusal;
