import { expect, test } from "vitest";
import { isCurrentBottomNavigationTab } from "./is-current-bottom-navigation-tab.ts";
import { variant as ru } from "./ru/brand-settings.ts";
import { variant as todayfruit } from "./todayfruit/brand-settings.ts";

test.each([
  ["/", null, "홈"],
  ["/", "gift", "홈"],
  ["/", "review", "커뮤니티"],
  ["/", "deal", "이벤트"],
  ["/category-list", null, "카테고리"],
  ["/my-todayfruit", null, "마이페이지"],
])("isCurrentBottomNavigationTab: on ru, %s with the tab %s is %s alone", (pathname, homeTab, label) => {
  const tabs = ru.bottomNavigation;
  expect(
    tabs.filter((tab) => isCurrentBottomNavigationTab(tabs, tab, pathname, homeTab)).map((tab) => tab.label),
  ).toEqual([label]);
});

test("isCurrentBottomNavigationTab: a variant with one tab of the home page has it current on every tab of it", () => {
  const tabs = todayfruit.bottomNavigation;
  const current = tabs.filter((tab) => isCurrentBottomNavigationTab(tabs, tab, "/", "review"));
  expect(current.map(({ path }) => path)).toEqual(["/"]);
});
