import { expect, test } from "vitest";
import {
  keepMine,
  type PriceDraft,
  pasteCells,
  settlePrices,
  textOf,
  writeCell,
} from "./edit-and-settle-price-draft.ts";
import type { PricedOption } from "./use-priced-options.ts";

const option = (id: number, price: number, version = 3) =>
  ({ id, version, listPrice: price + 5000, price, supplyCost: price - 3000 }) as PricedOption;
const [FIRST, SECOND, THIRD] = [option(1, 13_900), option(2, 19_900), option(3, 34_900)];

const textsOf = (draft: PriceDraft) =>
  Object.fromEntries(Object.entries(draft).map(([id, { texts }]) => [id, texts]));

test("a rectangle from Excel goes to the right and down and stops at the edges of the sheet", () => {
  const pasted = "20,900\t16,000\t999\r\n36,900\t\r\n1\t1\r\n";
  const draft = pasteCells({}, [FIRST, SECOND, THIRD], { row: 1, column: 1 }, pasted);
  expect(textsOf(draft)).toEqual({ 2: { price: "20,900", supplyCost: "16,000" }, 3: { price: "36,900" } });
});

test("the price of the shop typed again is no change", () => {
  const draft = writeCell({}, FIRST, "price", "1");
  expect(writeCell(draft, FIRST, "price", "13,900")).toEqual({});
  expect(textOf(draft, option(1, 1), "price")).toBeUndefined();
});

test("a cell keeps the price that was seen when it was first typed in", () => {
  const typed = writeCell({}, FIRST, "price", "12900");
  const later = option(1, 13_000, 4);
  const more = writeCell(writeCell(typed, later, "price", "12800"), later, "supplyCost", "9000");
  expect(more).toEqual({
    1: {
      seen: { version: 3, listPrice: 18_900, price: 13_900, supplyCost: 10_000 },
      texts: { price: "12800", supplyCost: "9000" },
    },
  });
  expect(keepMine(more, later)[1]?.seen).toEqual({
    version: 4,
    listPrice: 18_000,
    price: 13_000,
    supplyCost: 10_000,
  });
});

test("what was saved leaves, what was typed again meanwhile is a change of it", () => {
  const sent = writeCell(writeCell({}, FIRST, "price", "12,900"), SECOND, "price", "18,900");
  const saved = [
    { option: FIRST, field: "price", after: 12_900 },
    { option: SECOND, field: "price", after: 18_900 },
  ] as const;
  const meanwhile = writeCell(sent, SECOND, "price", "17,900");
  expect(
    settlePrices(
      meanwhile,
      saved,
      new Map([
        [1, 4],
        [2, 7],
      ]),
    ),
  ).toEqual({
    2: {
      seen: { version: 7, listPrice: 24_900, price: 18_900, supplyCost: 16_900 },
      texts: { price: "17,900" },
    },
  });
  expect(settlePrices({}, saved, new Map([[1, 4]]))).toEqual({});
});
