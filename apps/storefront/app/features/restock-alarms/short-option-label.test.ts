import { expect, test } from "vitest";
import { shortOptionLabel } from "./short-option-label.ts";

test.each([
  ["1kg (500g×2팩)", "1kg"],
  ["500g", "500g"],
  ["(소) 한 상자", "(소) 한 상자"],
])("shortOptionLabel: %s is %s", (name, label) => {
  expect(shortOptionLabel(name)).toBe(label);
});
