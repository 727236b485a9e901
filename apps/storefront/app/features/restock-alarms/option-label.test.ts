import { expect, test } from "vitest";
import { optionLabel } from "./option-label.ts";

test.each([
  ["1kg (500g×2팩)", "1kg"],
  ["500g", "500g"],
  ["(소) 한 상자", "(소) 한 상자"],
])("optionLabel: %s is %s", (name, label) => {
  expect(optionLabel(name)).toBe(label);
});
