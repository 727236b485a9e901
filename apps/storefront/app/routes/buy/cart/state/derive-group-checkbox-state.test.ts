import { expect, test } from "vitest";
import { deriveGroupCheckboxState } from "./derive-group-checkbox-state.ts";

const checked = { isChecked: true, isCheckable: true };
const unchecked = { isChecked: false, isCheckable: true };
const soldOut = { isChecked: false, isCheckable: false };

test("deriveGroupCheckboxState: ignores lines that cannot be checked", () => {
  expect(deriveGroupCheckboxState([checked, soldOut])).toBe(true);
  expect(deriveGroupCheckboxState([unchecked, soldOut])).toBe(false);
});

test("deriveGroupCheckboxState: some of several is the indeterminate state", () => {
  expect(deriveGroupCheckboxState([checked, unchecked])).toBe("some");
});

test("deriveGroupCheckboxState: no line that can be checked is unchecked", () => {
  expect(deriveGroupCheckboxState([soldOut])).toBe(false);
  expect(deriveGroupCheckboxState([])).toBe(false);
});
