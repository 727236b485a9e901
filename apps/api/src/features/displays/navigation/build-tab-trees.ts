import type { TabRow } from "../find-displays.repository.ts";

/** Tab with its nested tabs. */
export type TabTree = TabRow & { tabs: TabRow[] };

/** Returns the tabs of each group with their nested tabs, by group id; `rows` are in the order of their level. */
export function treesOf(rows: readonly TabRow[]): ReadonlyMap<number, TabTree[]> {
  const inside = Map.groupBy(rows, (row) => row.parent_id);
  const outer = (inside.get(null) ?? []).map((row) => ({ ...row, tabs: inside.get(row.id) ?? [] }));
  return Map.groupBy(outer, (row) => row.group_id);
}

/** Returns the tab whose products are shown first: the first, or the first nested in it. */
export function firstLeaf([first]: readonly TabTree[]): TabRow | undefined {
  return first?.tabs[0] ?? first;
}
