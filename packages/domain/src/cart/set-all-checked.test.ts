import fc from "fast-check";
import { expect, test } from "vitest";
import { setAllChecked } from "./set-all-checked.ts";

const APPLE = { id: 1, isCheckable: true, isAppOnly: false, isChecked: false };
const SOLD_OUT_PEAR = { id: 2, isCheckable: false, isAppOnly: false, isChecked: false };
const APP_ONLY_MELON = { id: 3, isCheckable: true, isAppOnly: true, isChecked: false };

test("setAllChecked: checks every checkable option and skips the others", () => {
  const checked = setAllChecked([APPLE, SOLD_OUT_PEAR, APP_ONLY_MELON], true);
  expect(checked.map(({ id, isChecked }) => [id, isChecked])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});

test("setAllChecked: unchecks every checkable option", () => {
  expect(setAllChecked([{ ...APPLE, isChecked: true }], false)).toEqual([APPLE]);
});

test("setAllChecked: the given list is not changed", () => {
  const options = [APPLE];
  setAllChecked(options, true);
  expect(options).toEqual([{ id: 1, isCheckable: true, isAppOnly: false, isChecked: false }]);
});

test("setAllChecked: is idempotent and never changes skipped options", () => {
  const option = fc.record({ isCheckable: fc.boolean(), isAppOnly: fc.boolean(), isChecked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(option), fc.boolean(), (options, isChecked) => {
      const once = setAllChecked(options, isChecked);
      expect(setAllChecked(once, isChecked)).toEqual(once);
      const skipped = options.filter((each) => !each.isCheckable || each.isAppOnly);
      expect(once.filter((each) => !each.isCheckable || each.isAppOnly)).toEqual(skipped);
    }),
  );
});
