import { NavigationRecord, SubTabRecord } from "../../records/displays/tab-and-style-records.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { needed } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";
import { listInFile } from "./name-list-of-display-file.ts";

const navigationValidator = createRecordValidator(NavigationRecord);
const subTabValidator = createRecordValidator(SubTabRecord);

export function navigationRules(
  known: Known,
  accept: (record: NavigationRecord) => void,
): RowRules<NavigationRecord> {
  const seen = new Set<string>();
  let hasDefault = false;
  return {
    file: listInFile("mainNavigation"),
    kind: "navigation",
    validator: navigationValidator,
    examine({ key, default: isDefault = false }) {
      const problems: FieldProblem[] = [];
      if (seen.has(key)) problems.push({ field: "key", reason: "같은 key가 앞에 있어요" });
      if (isDefault && hasDefault)
        problems.push({ field: "default", reason: "처음 보이는 탭이 앞에 있어요" });
      seen.add(key);
      hasDefault ||= isDefault;
      return problems;
    },
    media: () => [],
    accept(record) {
      known.tabs.set(record.key, new Set());
      accept(record);
    },
  };
}

/**
 * Rules of the sub tabs of a main tab.
 *
 * @param tab key of the main tab
 */
export function subTabRules(
  known: Known,
  tab: string,
  accept: (record: SubTabRecord) => void,
): RowRules<SubTabRecord> {
  const own = known.tabs.get(tab);
  const seen = new Set<string>();
  return {
    file: listInFile(`subTabs.${tab}`),
    kind: "subTab",
    validator: subTabValidator,
    examine({ key, categoryId }) {
      const isTaken = seen.has(key);
      seen.add(key);
      return [
        ...(own ? [] : [{ field: "항목", reason: `${tab} 상단 탭이 없어요` }]),
        ...(isTaken ? [{ field: "key", reason: "같은 key가 앞에 있어요" }] : []),
        ...(categoryId === undefined ? [] : needed(known, "category", categoryId, "categoryId")),
      ];
    },
    media: () => [],
    accept(record) {
      own?.add(record.key);
      accept(record);
    },
  };
}
