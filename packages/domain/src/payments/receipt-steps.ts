import { sumWon, type Won, won } from "../money/won.ts";

/** A receipt that is issued or will be, and what of it was not taken back and will not be, in 원. */
export type StandingReceipt = { id: number; left: Won };

export type ReceiptStep = { kind: "issue"; amount: Won } | { kind: "cancel"; receiptId: number; amount: Won };

/**
 * What is lacking until receipts stand over exactly the cash that was paid and not given back. The latest receipt gives
 * way first. Afterwards there is nothing left to do.
 *
 * @param cash what the shop holds in cash for the order, in 원
 * @example receiptSteps(won(22900), []) // [{ kind: "issue", amount: 22900 }]
 * @example receiptSteps(won(10000), [{ id: 7, left: won(22900) }]) // [{ kind: "cancel", receiptId: 7, amount: 12900 }]
 */
export function receiptSteps(cash: Won, receipts: readonly StandingReceipt[]): ReceiptStep[] {
  const standing = sumWon(receipts.map(({ left }) => left));
  if (cash > standing) return [{ kind: "issue", amount: won(cash - standing) }];
  let over = standing - cash;
  const steps: ReceiptStep[] = [];
  for (const { id, left } of receipts.toSorted((a, b) => b.id - a.id)) {
    const amount = won(Math.min(over, left));
    if (amount > 0) steps.push({ kind: "cancel", receiptId: id, amount });
    over -= amount;
  }
  return steps;
}
