import { expect, test } from "vitest";
import { formatUnitShippingFee } from "./format-unit-shipping-fee.ts";

test.each([
  ["major", 0, 0, "무료배송"],
  ["major", 3000, 0, "배송비 3,000원"],
  ["secondary_area", 3000, 4000, "배송비 7,000원 (제주 추가 4,000원 포함)"],
  ["third_area", 0, 5000, "배송비 5,000원 (도서산간 추가 5,000원 포함)"],
] as const)("formatUnitShippingFee: %s with %i and %i more gives %s", (areaAddress, base, area, text) => {
  expect(formatUnitShippingFee({ areaAddress, shippingFee: { base, area } })).toBe(text);
});
