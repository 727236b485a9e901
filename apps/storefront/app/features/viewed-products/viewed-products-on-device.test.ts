import { expect, test } from "vitest";
import { addDeviceViews, readDeviceViews, removeDeviceViews } from "./viewed-products-on-device.ts";

const NOW = "2026-11-23T04:20:00.000Z";

function memory(text?: string) {
  const kept = new Map(text === undefined ? [] : [["viewed-products", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const view = (productId: number, viewedAt = NOW, price = 1000) => ({ productId, viewedAt, price });

test("views are kept newest first, each product once, and removed one by one or all", () => {
  const storage = memory();
  addDeviceViews(storage, [view(1, "2026-11-22T00:00:00.000Z"), view(2, "2026-11-21T00:00:00.000Z")], NOW);
  addDeviceViews(storage, [view(2)], NOW);
  expect(readDeviceViews(storage, NOW).map(({ productId }) => productId)).toEqual([2, 1]);
  removeDeviceViews(storage, NOW, 2);
  expect(readDeviceViews(storage, NOW).map(({ productId }) => productId)).toEqual([1]);
  removeDeviceViews(storage, NOW);
  expect(storage.getItem("viewed-products")).toBeNull();
});

test.each(["{", "7", '[{"productId":"x"}]', '[{"productId":1,"viewedAt":"gestern","price":1}]'])(
  "readDeviceViews: %s is an empty list",
  (text) => {
    expect(readDeviceViews(memory(text), NOW)).toEqual([]);
  },
);
