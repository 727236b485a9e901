import type { TabRow } from "./displays.repository.ts";

/** A tab with the tabs inside it. */
export type TabTree = TabRow & { tabs: TabRow[] };

/** The tabs of each group, by its id, with the tabs inside them; `rows` are in the order of their level. */
export function treesOf(rows: readonly TabRow[]): ReadonlyMap<number, TabTree[]> {
  const inside = Map.groupBy(rows, (row) => row.parent_id);
  const outer = (inside.get(null) ?? []).map((row) => ({ ...row, tabs: inside.get(row.id) ?? [] }));
  return Map.groupBy(outer, (row) => row.group_id);
}

/** The tab whose products are shown before anybody chooses: the first, or the first inside the first. */
export function firstLeaf([first]: readonly TabTree[]): TabRow | undefined {
  return first?.tabs[0] ?? first;
}
