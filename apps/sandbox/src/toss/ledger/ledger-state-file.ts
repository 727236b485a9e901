import type { Journal } from "../../state-file.ts";
import type { ReceiptRecord } from "./cash-receipt-types.ts";
import type { Ledger } from "./ledger-types.ts";
import type { BillingRecord } from "./mask-billing-card-and-find-issuer.ts";
import type { PaymentRecord } from "./payment-record-types.ts";

/**
 * A line of the journal: the current state of a payment, receipt or billing key, a reset of all of them, or the start
 * of a run.
 */
type Line =
  | { readonly payment: PaymentRecord }
  | { readonly receipt: ReceiptRecord }
  | { readonly billingKey: string; readonly card: BillingRecord | null }
  | { readonly reset: true }
  | { readonly run: number };

/** The most payments that a restart restores, the latest ones. */
const REMEMBERED = 10_000;

/** Restores the state of earlier runs from the journal and starts a new run with ids that do not repeat theirs. */
export async function recallPayments(
  journal: Journal,
  { payments, receipts, billingKeys, ids }: Pick<Ledger, "payments" | "receipts" | "billingKeys" | "ids">,
): Promise<void> {
  let run = 0;
  const latest = new Map<string, PaymentRecord>();
  for (const text of await journal.load()) {
    const line: Line = JSON.parse(text);
    if ("run" in line) run = line.run + 1;
    else if ("reset" in line) {
      latest.clear();
      receipts.clear();
      billingKeys.clear();
    } else if ("billingKey" in line) {
      if (line.card) billingKeys.recall(line.billingKey, line.card);
      else billingKeys.drop(line.billingKey);
    } else if ("receipt" in line) receipts.recall(line.receipt.receipt.receiptKey, line.receipt);
    else latest.set(line.payment.payment.paymentKey, line.payment);
  }
  const remembered = [...latest.values()].slice(-REMEMBERED);
  for (const record of remembered) payments.recall(record);
  ids.beginRun(run);
  await journal.replace(
    [
      { run },
      ...remembered.map((payment) => ({ payment })),
      ...[...receipts.all()].map((receipt) => ({ receipt })),
      ...[...billingKeys.all()].map((card) => ({ billingKey: card.billingKey, card })),
    ].map(textOf),
  );
}

export function notePayment(journal: Journal, payment: PaymentRecord): void {
  journal.append(textOf({ payment }));
}

export function noteReceipt(journal: Journal, receipt: ReceiptRecord): void {
  journal.append(textOf({ receipt }));
}

export function noteBillingKey(journal: Journal, billingKey: string, card: BillingRecord | null): void {
  journal.append(textOf({ billingKey, card }));
}

export function noteReset(journal: Journal): void {
  journal.append(textOf({ reset: true }));
}

function textOf(line: Line): string {
  return JSON.stringify(line);
}
