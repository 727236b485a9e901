import { expect, test } from "vitest";
import { isReadAgain, listQueryKeysToRefetch } from "./list-query-keys-to-refetch.ts";

test("orders are read again with the desk of dispatch and the work that waits, each once", () => {
  expect(listQueryKeysToRefetch(["orders", "claims", "orders"])).toEqual([
    "orders",
    "dispatch",
    "claims",
    "waiting",
    "changes",
  ]);
});

test("a noun that no screen keeps elsewhere is its own key", () => {
  expect(listQueryKeysToRefetch(["coupons"])).toEqual(["coupons", "waiting", "changes"]);
});

test("parcels with their receivers are read again for nobody's change, others by the first part of their key", () => {
  expect(isReadAgain(["dispatch", "farms", "2026-11-23"], ["dispatch"])).toBe(true);
  expect(isReadAgain(["dispatch", "parcels", "2026-11-23", 12], ["dispatch"])).toBe(false);
  expect(isReadAgain(["dispatch", "parcels"], null)).toBe(false);
  expect(isReadAgain(["members", 12], null)).toBe(true);
  expect(isReadAgain(["members", 12], ["orders"])).toBe(false);
});
