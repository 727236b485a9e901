import { expect, test } from "vitest";
import { validateField } from "./validate-field.ts";

test.each([
  ["name", " ", "비워 둘 수 없어요"],
  ["categoryId", null, "비워 둘 수 없어요"],
  ["shippingBase", "삼천원", "숫자로 적어 주세요. 예: 3,000"],
  ["sweetnessBrix", "달아요", "숫자로 적어 주세요. 예: 11.5"],
  ["images", [], "사진을 한 장은 두어 주세요"],
] as const)("validateField: %s of %j", (field, value, problem) => {
  expect(validateField(field, value)).toBe(problem);
});

test.each([
  ["name", "나주 배"],
  ["shippingBase", 0],
  ["sweetnessBrix", null],
  ["seoTitle", null],
] as const)("validateField: %s may be %j", (field, value) => {
  expect(validateField(field, value)).toBeNull();
});
