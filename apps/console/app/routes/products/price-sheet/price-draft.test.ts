import { expect, test } from "vitest";
import { changesOf, type PriceDraft, pasteCells, readPrice, rowsOf, writeCell } from "./price-draft.ts";
import type { PricedOption } from "./use-prices.ts";

const option = (id: number, price: number) =>
  ({ id, version: 3, listPrice: price + 5000, price, supplyCost: price - 3000 }) as PricedOption;
const OPTIONS = [option(1, 13_900), option(2, 19_900), option(3, 34_900)];

test.each([
  ["14900", 14_900],
  ["14,900원", 14_900],
  [" ₩14,900 ", 14_900],
  ["１４９００", 14_900],
  ["0", null],
  ["-1", null],
  ["14.5", null],
  ["=A1*2", null],
  ["6.4E+11", null],
  ["", null],
])("%j is read as %j", (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test("a rectangle from Excel goes to the right and down and stops at the edges of the sheet", () => {
  const draft = pasteCells({}, OPTIONS, { row: 1, column: 1 }, "20,900\t16,000\t999\r\n36,900\t\r\n1\t1\r\n");
  expect(draft).toEqual({ 2: { price: "20,900", supplyCost: "16,000" }, 3: { price: "36,900" } });
});

test("the price of the shop typed again is no change", () => {
  const draft = writeCell({ 1: { price: "1" } }, OPTIONS[0] as PricedOption, "price", "13,900");
  expect(draft).toEqual({});
});

test("changes are in the order of the sheet; a row with a text that is no price waits", () => {
  const draft: PriceDraft = { 3: { price: "36900" }, 1: { price: "비쌈", listPrice: "20000" } };
  const changes = changesOf(draft, OPTIONS);
  expect(changes.map(({ option: { id }, field, before, after }) => [id, field, before, after])).toEqual([
    [1, "listPrice", 18_900, 20_000],
    [1, "price", 13_900, null],
    [3, "price", 34_900, 36_900],
  ]);
  expect(rowsOf(changes)).toEqual([{ id: 3, version: 3, set: { price: 36_900 } }]);
});
