import type { Reply } from "@todayfruit/contract/all-calls";

export type MainTab = Reply<"GET /v1/main-navigation">["list"][number];
export type SubTab = Reply<"GET /v1/main-navigation/{key}/sub-tabs">["list"][number];

/**
 * Finds a tab by its key; the default tab without one.
 *
 * @returns `null` for an unknown key
 */
export function findTab(tabs: readonly MainTab[], key: string | null): MainTab | null {
  return tabs.find((tab) => (key === null ? tab.isDefault : tab.key === key)) ?? null;
}

/** Finds a sub-tab by its key; the first without one. */
export function findSubTab(subTabs: readonly SubTab[], key: string | null): SubTab | null {
  return (key === null ? subTabs[0] : subTabs.find((subTab) => subTab.key === key)) ?? null;
}
