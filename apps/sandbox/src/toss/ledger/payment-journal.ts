import type { Journal } from "../../journal.ts";
import type { Sequence } from "../../sequence.ts";
import type { PaymentRecord } from "./payment-record.ts";
import type { PaymentStore } from "./payment-store.ts";

/** A line says how a payment stands now, that all are forgotten, or which run of the sandbox begins. */
type Line = { readonly payment: PaymentRecord } | { readonly reset: true } | { readonly run: number };

/** How many payments a restart remembers, the latest. */
const REMEMBERED = 10_000;

/** Brings back what earlier runs wrote down, and begins a new run whose ids are none of theirs. */
export async function recallPayments(journal: Journal, payments: PaymentStore, ids: Sequence): Promise<void> {
  let run = 0;
  const latest = new Map<string, PaymentRecord>();
  for (const text of await journal.load()) {
    const line: Line = JSON.parse(text);
    if ("run" in line) run = line.run + 1;
    else if ("reset" in line) latest.clear();
    else latest.set(line.payment.payment.paymentKey, line.payment);
  }
  const remembered = [...latest.values()].slice(-REMEMBERED);
  for (const record of remembered) payments.recall(record);
  ids.beginRun(run);
  await journal.replace([{ run }, ...remembered.map((payment) => ({ payment }))].map(textOf));
}

export function notePayment(journal: Journal, payment: PaymentRecord): void {
  journal.append(textOf({ payment }));
}

export function noteReset(journal: Journal): void {
  journal.append(textOf({ reset: true }));
}

function textOf(line: Line): string {
  return JSON.stringify(line);
}
