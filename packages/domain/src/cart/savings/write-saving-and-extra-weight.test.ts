import { expect, test } from "vitest";
import { extraWeightText, savingReason } from "./write-saving-and-extra-weight.ts";

test.each([
  [3000, 0, "상품 값이 3,000원 줄어요"],
  [0, 3000, "배송비가 3,000원 줄어요"],
  [1000, 3000, "상품 값 1,000원, 배송비 3,000원이 줄어요"],
  [-500, 3000, "상품 값은 500원 늘지만 배송비가 3,000원 줄어요"],
  [5000, -3000, "배송비는 3,000원 늘지만 상품 값이 5,000원 줄어요"],
])("saving of %i원 of goods and %i원 of shipping is explained", (productsSaving, shippingSaving, said) => {
  expect(savingReason({ productsSaving, shippingSaving })).toBe(said);
});

test.each([
  [0, "g", ""],
  [500, "g", "500g 더 와요"],
  [1500, "g", "1.5kg 더 와요"],
  [3, "구", "3구 더 와요"],
])("extra weight of %i%s", (value, unit, said) => {
  expect(extraWeightText(value, unit)).toBe(said);
});
