import type { NavigationTab } from "./define-variant.ts";

/**
 * Checks whether a tab of the bottom navigation is the current page. Of several that lead to `/`, the one of the open tab
 * of the home page counts, otherwise the home tab.
 *
 * @param homeTab key of the tab of `/` that is open; `null` for its first
 */
export function isCurrentBottomNavigationTab(
  tabs: readonly NavigationTab[],
  tab: NavigationTab,
  pathname: string,
  homeTab: string | null,
): boolean {
  if (tab.path !== "/") return pathname === tab.path || pathname.startsWith(`${tab.path}/`);
  if (pathname !== "/") return false;
  if (tab.homeTab !== undefined) return tab.homeTab === homeTab;
  return !tabs.some((each) => each.homeTab !== undefined && each.homeTab === homeTab);
}
