import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { planCashReceiptSteps, type StandingReceipt } from "./plan-cash-receipt-steps.ts";

const amount = fc.integer({ min: 0, max: 300_000 }).map(won);

test("planCashReceiptSteps: after any changes the receipts cover exactly the cash held, and no step is left", () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (held) => {
      let receipts: StandingReceipt[] = [];
      for (const cash of held) {
        receipts = carriedOut(receipts, cash);
        expect(sumWon(receipts.map(({ left }) => left))).toBe(cash);
        expect(planCashReceiptSteps(cash, receipts)).toEqual([]);
      }
    }),
  );
});

test("planCashReceiptSteps: a refund cancels the latest receipt first", () => {
  const two = [
    { id: 1, left: won(5000) },
    { id: 2, left: won(3000) },
  ];
  expect(planCashReceiptSteps(won(4000), two)).toEqual([
    { kind: "cancel", receiptId: 2, amount: 3000 },
    { kind: "cancel", receiptId: 1, amount: 1000 },
  ]);
});

function carriedOut(receipts: StandingReceipt[], cash: ReturnType<typeof won>): StandingReceipt[] {
  let after = receipts;
  for (const step of planCashReceiptSteps(cash, receipts)) {
    after =
      step.kind === "issue"
        ? [...after, { id: after.length + 1, left: step.amount }]
        : after.map((each) =>
            each.id === step.receiptId ? { ...each, left: won(each.left - step.amount) } : each,
          );
  }
  return after;
}
