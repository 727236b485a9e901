import { expect, test } from "vitest";
import { keepMine, settlePrices, writeCell } from "./edit-and-settle-price-draft.ts";
import { changesOf, rowsOf } from "./list-price-changes.ts";
import type { PricedOption } from "./use-priced-options.ts";

const option = (id: number, price: number) =>
  ({ id, version: 3, listPrice: price + 5000, price, supplyCost: price - 3000 }) as PricedOption;
const [FIRST, SECOND, THIRD] = [option(1, 13_900), option(2, 19_900), option(3, 34_900)];
const TYPED = writeCell({}, FIRST, "price", "12900");

test("changes are in the order of the sheet; a row with a text that is no price waits", () => {
  const third = writeCell({}, THIRD, "price", "36900");
  const draft = writeCell(writeCell(third, FIRST, "price", "비쌈"), FIRST, "listPrice", "20000");
  const changes = changesOf(draft, [FIRST, SECOND, THIRD]);
  expect(changes.map(({ option: { id }, field, before, after }) => [id, field, before, after])).toEqual([
    [1, "listPrice", 18_900, 20_000],
    [1, "price", 13_900, null],
    [3, "price", 34_900, 36_900],
  ]);
  expect(rowsOf(changes)).toEqual([{ id: 3, version: 3, set: { price: 36_900 } }]);
});

test("a cell that a colleague changed names the version that was seen until the own value is kept", () => {
  const theirs = { ...FIRST, version: 4, price: 13_000 };
  expect(rowsOf(changesOf(TYPED, [theirs]))).toEqual([{ id: 1, version: 3, set: { price: 12_900 } }]);
  expect(rowsOf(changesOf(keepMine(TYPED, theirs), [theirs]))).toEqual([
    { id: 1, version: 4, set: { price: 12_900 } },
  ]);
});

test("a cell that a colleague changed to the same price is no change", () => {
  expect(changesOf(TYPED, [{ ...FIRST, version: 4, price: 12_900 }])).toEqual([]);
});

test("what a colleague changed in other cells of the row stays", () => {
  const theirs = { ...FIRST, version: 4, supplyCost: 9000 };
  expect(rowsOf(changesOf(TYPED, [theirs]))).toEqual([{ id: 1, version: 4, set: { price: 12_900 } }]);
});

test("a cell typed again after its save names the version of the save, also before it is read", () => {
  const saved = changesOf(TYPED, [FIRST]);
  const again = settlePrices(writeCell(TYPED, FIRST, "price", "12800"), saved, new Map([[1, 4]]));
  expect(rowsOf(changesOf(again, [FIRST]))).toEqual([{ id: 1, version: 4, set: { price: 12_800 } }]);
});
