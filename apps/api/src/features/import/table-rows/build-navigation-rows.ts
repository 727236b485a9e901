import type { NavigationRecord, SubTabRecord } from "../records/displays/tab-and-style-records.ts";
import type { ImportedRow } from "./imported-row-types.ts";

export function navigationRow(record: NavigationRecord): ImportedRow<"main_navigation"> {
  const { id, key, name, sort } = record;
  return { id, key, name, sort, is_default: record.default ?? false };
}

/** Builds the rows of the sub tabs; positions count from 1 below each main tab. */
export function subTabRows(
  navigation: readonly NavigationRecord[],
  subTabs: readonly { tab: string; record: SubTabRecord }[],
): ImportedRow<"sub_tab">[] {
  return navigation.flatMap(({ id: navigationId, key: tab }) =>
    subTabs
      .filter((each) => each.tab === tab)
      .map(({ record: { id, key, name, categoryId } }, index) => ({
        id,
        navigation_id: navigationId,
        key,
        name,
        sort: index + 1,
        category_id: categoryId ?? null,
      })),
  );
}
