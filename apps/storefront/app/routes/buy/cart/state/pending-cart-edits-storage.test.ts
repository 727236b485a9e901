import { expect, test } from "vitest";
import { cartOf } from "./cart-fixture.ts";
import { keepPendingEdits, type PendingEdit, takePendingEdits } from "./pending-cart-edits-storage.ts";

const HOUR = 3_600_000;
const cart = cartOf([{ id: 1, price: 17_900, units: 1 }]);
const edit: PendingEdit = { itemId: 10, groupId: 1, units: 4 };

test("pending edits: restored once, for their owner, within a day, for lines still in the cart", () => {
  const store = memory();
  keepPendingEdits(store, 7, [edit, { itemId: 20, groupId: 2, units: null }], 0);
  expect(takePendingEdits(store, 7, cart, 23 * HOUR)).toEqual([edit]);
  expect(takePendingEdits(store, 7, cart, 23 * HOUR)).toEqual([]);

  keepPendingEdits(store, 7, [edit], 0);
  expect(takePendingEdits(store, 7, cart, 25 * HOUR)).toEqual([]);
  keepPendingEdits(store, 7, [edit], 0);
  expect(takePendingEdits(store, 8, cart, 0)).toEqual([]);
  expect(store.getItem()).toBeNull();
});

test("pending edits: an empty list removes the stored entry", () => {
  const store = memory();
  keepPendingEdits(store, 7, [edit], 0);
  keepPendingEdits(store, 7, [], 0);
  expect(store.getItem()).toBeNull();
});

test.each(["", "no JSON", "7", '{"owner":7,"at":0,"edits":[{"itemId":10,"groupId":1,"units":-1}]}'])(
  "%j is not taken for changes",
  (text) => {
    const store = memory(text);
    expect(takePendingEdits(store, 7, cart, 0)).toEqual([]);
  },
);

function memory(kept: string | null = null) {
  return {
    getItem: () => kept,
    setItem: (_key: string, text: string) => {
      kept = text;
    },
    removeItem: () => {
      kept = null;
    },
  };
}
