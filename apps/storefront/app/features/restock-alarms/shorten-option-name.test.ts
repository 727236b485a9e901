import { expect, test } from "vitest";
import { shortenOptionName } from "./shorten-option-name.ts";

test.each([
  ["1kg (500g×2팩)", "1kg"],
  ["500g", "500g"],
  ["(소) 한 상자", "(소) 한 상자"],
])("shortenOptionName: %s is %s", (name, label) => {
  expect(shortenOptionName(name)).toBe(label);
});
