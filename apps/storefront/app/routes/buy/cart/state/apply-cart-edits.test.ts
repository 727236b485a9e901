import { expect, test } from "vitest";
import { applyCartEdits, noEdits } from "./apply-cart-edits.ts";
import { cartOf } from "./cart-fixture.ts";
import { checkedIds, groupsOf } from "./cart-types-and-readers.ts";

const cart = cartOf([
  { id: 1, price: 17_900, units: 1 },
  { id: 2, price: 9_900, units: 1 },
]);

test("applyCartEdits: returns the server's cart itself without edits", () => {
  expect(applyCartEdits(cart, noEdits)).toBe(cart);
});

test("applyCartEdits: a new quantity updates the products, the shipping and the amount missing for free shipping", () => {
  const shown = applyCartEdits(cart, { ...noEdits, units: new Map([[2, 2]]) });
  expect(shown.totals).toMatchObject({ productsPrice: 37_700, shippingFee: 0, price: 37_700 });
  expect(shown.list[0]?.shipping).toMatchObject({ isFree: true, missingForFree: 0 });
});

test("applyCartEdits: an unchecked line costs nothing and raises the amount missing for free shipping", () => {
  const shown = applyCartEdits(cart, { ...noEdits, checked: new Map([[1, false]]) });
  expect(shown.totals).toMatchObject({ optionCountings: 1, productsPrice: 9_900, price: 12_900 });
  expect(shown.list[0]?.shipping).toMatchObject({ missingForFree: 20_100, fee: 3_000 });
  expect(checkedIds(shown)).toEqual([2]);
});

test("applyCartEdits: a line that cannot be ordered stays unchecked", () => {
  const blocked = structuredClone(cart);
  for (const { group } of groupsOf(blocked)) Object.assign(group, { isCheckable: false, isChecked: false });
  const shown = applyCartEdits(blocked, { ...noEdits, checked: new Map([[1, true]]) });
  expect(shown.totals.price).toBe(0);
  expect(shown.list[0]?.shipping).toBeNull();
});

test("applyCartEdits: removing the last line of an entry removes the entry", () => {
  const shown = applyCartEdits(cart, { ...noEdits, removed: new Set([1, 2]) });
  expect(shown.list).toEqual([]);
  expect(shown.totals).toMatchObject({ price: 0, optionCountings: 0 });
});
