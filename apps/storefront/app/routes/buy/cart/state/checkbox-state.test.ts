import { expect, test } from "vitest";
import { checkboxStateOf } from "./checkbox-state.ts";

const checked = { isChecked: true, isCheckable: true };
const unchecked = { isChecked: false, isCheckable: true };
const soldOut = { isChecked: false, isCheckable: false };

test("checkboxStateOf: ignores lines that cannot be checked", () => {
  expect(checkboxStateOf([checked, soldOut])).toBe(true);
  expect(checkboxStateOf([unchecked, soldOut])).toBe(false);
});

test("checkboxStateOf: some of several is the indeterminate state", () => {
  expect(checkboxStateOf([checked, unchecked])).toBe("some");
});

test("checkboxStateOf: no line that can be checked is unchecked", () => {
  expect(checkboxStateOf([soldOut])).toBe(false);
  expect(checkboxStateOf([])).toBe(false);
});
