import type { Sequence } from "../../sequence.ts";
import type { BillingRecord } from "./billing-key.ts";
import type { Kept } from "./kept.ts";
import type { PaymentRecord } from "./payment-record.ts";
import type { PaymentStore } from "./payment-store.ts";
import type { ReceiptRecord } from "./receipt.ts";
import type { TossRefusal } from "./toss-error.ts";

/** What every rule of the ledger works with. */
export interface Ledger {
  readonly payments: PaymentStore;
  readonly receipts: Kept<ReceiptRecord>;
  readonly billingKeys: Kept<BillingRecord>;
  /** For whom the window registered a card, by the authKey that it gave out. */
  readonly authKeys: Map<string, string>;
  readonly ids: Sequence;
  readonly clock: () => Date;
  readonly mId: string;
  /** Where buyers reach the sandbox, without a trailing slash. */
  readonly publicUrl: string;
  /** Told after each change of state that Toss announces to the shop. */
  readonly announce: (record: PaymentRecord, kind: Announcement) => void;
}

/** `status` is PAYMENT_STATUS_CHANGED; `deposit` the flat callback about a virtual account. */
export type Announcement = "status" | "deposit";

export type Outcome = { readonly record: PaymentRecord } | TossRefusal;
