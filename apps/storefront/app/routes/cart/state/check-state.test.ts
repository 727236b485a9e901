import { expect, test } from "vitest";
import { checkStateOf } from "./check-state.ts";

const checked = { isChecked: true, isCheckable: true };
const unchecked = { isChecked: false, isCheckable: true };
const soldOut = { isChecked: false, isCheckable: false };

test("checkStateOf: ignores lines that cannot be checked", () => {
  expect(checkStateOf([checked, soldOut])).toBe(true);
  expect(checkStateOf([unchecked, soldOut])).toBe(false);
});

test("checkStateOf: some of several is the indeterminate state", () => {
  expect(checkStateOf([checked, unchecked])).toBe("some");
});

test("checkStateOf: no line that can be checked is unchecked", () => {
  expect(checkStateOf([soldOut])).toBe(false);
  expect(checkStateOf([])).toBe(false);
});
