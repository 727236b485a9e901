import { expect, test } from "vitest";
import { dropMergedCart, isMergeFresh, noteGuestCart, noteMergedCart } from "./cart-merge-storage.ts";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("merged cart: can be undone once within half an hour", () => {
  const store = tab();
  noteGuestCart(store, 2);
  noteMergedCart(store, 1000);
  expect(isMergeFresh(store, 1000 + 30 * 60_000 - 1)).toBe(true);
  expect(isMergeFresh(store, 1000 + 30 * 60_000)).toBe(false);
  dropMergedCart(store);
  expect(isMergeFresh(store, 1000)).toBe(false);
});

test("merged cart: an empty guest cart is not merged", () => {
  const store = tab();
  noteGuestCart(store, 1);
  noteGuestCart(store, 0);
  noteMergedCart(store, 0);
  expect(isMergeFresh(store, 0)).toBe(false);
});
