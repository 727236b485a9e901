import { expect, test } from "vitest";
import { checkHomeTabs } from "./check-home-tabs.ts";

const HOME = { id: 1, key: "home", isDefault: true, isShown: true };
const DEAL = { id: 2, key: "deal", isDefault: false, isShown: true };

test("checkHomeTabs: tabs with keys of their own and one default are right, and none needs to be the default", () => {
  expect(checkHomeTabs([HOME, DEAL], [1, 2])).toEqual([]);
  expect(checkHomeTabs([{ ...HOME, isDefault: false }, DEAL], [1])).toEqual([]);
});

test("checkHomeTabs: a taken key, a second default and a hidden default are refused for the edited tab alone", () => {
  expect(checkHomeTabs([HOME, { ...DEAL, key: "home" }], [2])).toEqual([
    { id: 2, code: "HOME_TAB_KEY_TAKEN", field: "key" },
  ]);
  expect(checkHomeTabs([HOME, { ...DEAL, isDefault: true }], [2])).toEqual([
    { id: 2, code: "HOME_TAB_DEFAULT_INVALID", field: "isDefault" },
  ]);
  expect(checkHomeTabs([{ ...HOME, isShown: false }, DEAL], [1])).toEqual([
    { id: 1, code: "HOME_TAB_DEFAULT_INVALID", field: "isDefault" },
  ]);
});
