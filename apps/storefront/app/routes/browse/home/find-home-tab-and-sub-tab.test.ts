import { expect, test } from "vitest";
import { findSubTab, findTab } from "./find-home-tab-and-sub-tab.ts";

const tab = (key: string, isDefault = false) => ({ id: 1, key, name: key, sort: 1, isDefault });
const subTab = (key: string) => ({ id: 1, key, name: key, categoryId: null });
const tabs = [tab("best"), tab("home", true)];

test("findTab: no key gives the default tab", () => {
  expect(findTab(tabs, null)?.key).toBe("home");
  expect(findTab([], null)).toBeNull();
  expect(findSubTab([subTab("fruit"), subTab("fish")], null)?.key).toBe("fruit");
  expect(findSubTab([], null)).toBeNull();
});

test("findTab: a key gives its tab, an unknown one null", () => {
  expect(findTab(tabs, "best")?.key).toBe("best");
  expect(findTab(tabs, "")).toBeNull();
  expect(findTab(tabs, "none")).toBeNull();
  expect(findSubTab([subTab("fruit"), subTab("fish")], "fish")?.key).toBe("fish");
  expect(findSubTab([subTab("fruit")], "none")).toBeNull();
});
