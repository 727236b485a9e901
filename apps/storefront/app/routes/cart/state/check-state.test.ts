import { expect, test } from "vitest";
import { checkStateOf } from "./check-state.ts";

const checked = { isChecked: true, isCheckable: true };
const unchecked = { isChecked: false, isCheckable: true };
const soldOut = { isChecked: false, isCheckable: false };

test("what cannot be checked has no say", () => {
  expect(checkStateOf([checked, soldOut])).toBe(true);
  expect(checkStateOf([unchecked, soldOut])).toBe(false);
});

test("some of several is the middle state", () => {
  expect(checkStateOf([checked, unchecked])).toBe("some");
});

test("nothing that can be checked is unchecked", () => {
  expect(checkStateOf([soldOut])).toBe(false);
  expect(checkStateOf([])).toBe(false);
});
