import fc from "fast-check";
import { expect, test } from "vitest";
import { computeInvoicesToIssue, type InvoiceSums } from "./compute-invoices-to-issue.ts";

test("computeInvoicesToIssue: fruit without VAT and a taxed shipping fee are two invoices", () => {
  expect(computeInvoicesToIssue({ money: 13_000, taxFree: 10_000 }, [])).toEqual([
    { kind: "exempt", supply: 10_000, vat: 0 },
    { kind: "taxable", supply: 2727, vat: 273 },
  ]);
  expect(computeInvoicesToIssue({ money: 10_000, taxFree: 10_000 }, [])).toHaveLength(1);
});

test("computeInvoicesToIssue: after a refund the difference is owed, and nothing once it is issued", () => {
  const first = computeInvoicesToIssue({ money: 13_000, taxFree: 10_000 }, []);
  const owed = computeInvoicesToIssue({ money: 3000, taxFree: 0 }, first);
  expect(owed).toEqual([{ kind: "exempt", supply: -10_000, vat: 0 }]);
  expect(computeInvoicesToIssue({ money: 3000, taxFree: 0 }, [...first, ...owed])).toEqual([]);
});

test("computeInvoicesToIssue: whatever is refunded and issued between, the invoices add up to the books", () => {
  const books = fc
    .record({
      money: fc.integer({ min: 0, max: 5_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ money, share }) => ({ money, taxFree: Math.floor(money * share) }));
  fc.assert(
    fc.property(fc.array(books, { minLength: 1, maxLength: 6 }), (states) => {
      const issued: InvoiceSums[] = [];
      for (const state of states) issued.push(...computeInvoicesToIssue(state, issued));
      const last = states.at(-1) ?? { money: 0, taxFree: 0 };
      const total = issued.reduce((sum, each) => sum + each.supply + each.vat, 0);
      const exempt = issued.filter(({ kind }) => kind === "exempt");
      expect(total).toBe(last.money);
      expect(exempt.reduce((sum, each) => sum + each.supply, 0)).toBe(last.taxFree);
      expect(exempt.every(({ vat }) => vat === 0)).toBe(true);
    }),
  );
});
