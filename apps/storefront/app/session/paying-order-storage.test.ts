import { expect, test } from "vitest";
import { clearPayingOrder, keepPayingOrder, readPayingOrder } from "./paying-order-storage.ts";

function tab(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["payingOrder", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("paying order: readable until it is removed", () => {
  const store = tab();
  keepPayingOrder(store, { orderId: "o1", orderTmpId: "t1" });
  expect(readPayingOrder(store)).toEqual({ orderId: "o1", orderTmpId: "t1" });
  clearPayingOrder(store);
  expect(readPayingOrder(store)).toBeNull();
});

test("paying order: invalid data is ignored", () => {
  for (const text of ["{", "null", "7", '{"orderId":"o1"}', '{"orderId":1,"orderTmpId":"t1"}']) {
    expect(readPayingOrder(tab(text))).toBeNull();
  }
});
