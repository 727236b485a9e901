import { expect, test } from "vitest";
import { discountText, useText } from "./format-coupon-terms.ts";

test.each([
  ["products", { kind: "amount", amount: 3000, percent: null }, "3,000원"],
  ["products", { kind: "percent", amount: 5000, percent: 10 }, "10% (최대 5,000원)"],
  ["shipping", { kind: "amount", amount: 3000, percent: null }, "배송비 3,000원"],
] as const)("a discount of %s %j reads %j", (target, discount, text) => {
  expect(discountText({ target, discount })).toBe(text);
});

test("the goods of a coupon and the least price are named, all goods too", () => {
  expect(useText({ scope: [], minPrice: 0 })).toBe("모든 상품");
  expect(useText({ scope: [{ kind: "category", id: 12, name: "감귤" }], minPrice: 30_000 })).toBe(
    "감귤 · 30,000원부터",
  );
});
