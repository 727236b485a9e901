import { sumWon, type Won, won } from "../money/won.ts";

/** A receipt that is issued or will be, with the amount in 원 that is not cancelled and will not be. */
export type StandingReceipt = { id: number; left: Won };

export type ReceiptStep = { kind: "issue"; amount: Won } | { kind: "cancel"; receiptId: number; amount: Won };

/**
 * Lists the steps after which the receipts cover exactly the cash that was paid and not refunded. The latest receipt
 * is cancelled first.
 *
 * @param cash cash that the shop holds for the order, in 원
 * @example planCashReceiptSteps(won(22900), []) // [{ kind: "issue", amount: 22900 }]
 * @example planCashReceiptSteps(won(10000), [{ id: 7, left: won(22900) }]) // [{ kind: "cancel", receiptId: 7, amount: 12900 }]
 */
export function planCashReceiptSteps(cash: Won, receipts: readonly StandingReceipt[]): ReceiptStep[] {
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
