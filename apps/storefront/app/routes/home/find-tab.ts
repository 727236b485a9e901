import type { Reply } from "@todayfruit/contract/all-calls";

export type MainTab = Reply<"GET /v1/main-navigation">["list"][number];
export type SubTab = Reply<"GET /v1/main-navigation/{key}/sub-tabs">["list"][number];

/**
 * The tab that an address names by its key; the one that is shown first when it names none.
 *
 * @returns `null` when there is no such tab
 */
export function findTab(tabs: readonly MainTab[], key: string | null): MainTab | null {
  return tabs.find((tab) => (key === null ? tab.isDefault : tab.key === key)) ?? null;
}

/** The same below a tab: the first when none is named. */
export function findSubTab(subTabs: readonly SubTab[], key: string | null): SubTab | null {
  return (key === null ? subTabs[0] : subTabs.find((subTab) => subTab.key === key)) ?? null;
}
