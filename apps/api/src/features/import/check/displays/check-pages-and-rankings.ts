import { CategoryDisplayRecord, type DisplaysRecord } from "../../records/displays/display-record.ts";
import { BestRankingRecord, ProductGroupRecord } from "../../records/displays/product-placement-records.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator, type RecordValidator } from "../../validate/create-record-validator.ts";
import { named, needed } from "../check-references.ts";
import type { Checking } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";
import { listInFile } from "./name-list-of-display-file.ts";

type Pages = DisplaysRecord["pages"];

/**
 * Checks the pages, whose rows are the sub tabs of each tab. A page keeps its good groups; one of an unknown tab is
 * dropped.
 */
export function checkPages({ known, problems }: Checking, pages: Pages): Pages {
  const good: Pages = {};
  let row = 0;
  for (const [tab, subTabs] of Object.entries(pages)) {
    for (const [subTab, ids] of Object.entries(subTabs)) {
      row += 1;
      const field = `${tab}.${subTab}`;
      const hasTab = known.tabs.get(tab)?.has(subTab) === true;
      const found = [
        ...(hasTab ? [] : [{ field, reason: "그런 하위 탭이 없어요" }]),
        ...named(known, "displayGroup", ids, field),
      ];
      if (found.length > 0) problems.add(listInFile("pages"), row, null, found);
      if (hasTab) good[tab] = { ...good[tab], [subTab]: ids };
    }
  }
  return good;
}

const categoryDisplay = createRecordValidator(CategoryDisplayRecord);
const productGroup = createRecordValidator(ProductGroupRecord);
const bestRanking = createRecordValidator(BestRankingRecord);

export function checkCategoryDisplays(
  checking: Checking,
  values: readonly unknown[],
): CategoryDisplayRecord[] {
  return checkEach(checking, "categoryDisplays", values, categoryDisplay, {
    keyOf: ({ categoryId }) => String(categoryId),
    examine: ({ categoryId, displayGroupIds }, known) => [
      ...needed(known, "category", categoryId, "categoryId"),
      ...named(known, "displayGroup", displayGroupIds, "displayGroupIds"),
    ],
  });
}

export function checkProductGroups(checking: Checking, values: readonly unknown[]): ProductGroupRecord[] {
  return checkEach(checking, "homeBestProductGroups", values, productGroup, {
    keyOf: ({ code }) => code,
    examine: ({ productIds }, known) => named(known, "product", productIds, "productIds"),
  });
}

export function checkBestRankings(checking: Checking, values: readonly unknown[]): BestRankingRecord[] {
  return checkEach(checking, "bestRankings", values, bestRanking, {
    keyOf: ({ categoryId, dateType }) => `${categoryId} ${dateType}`,
    examine: ({ categoryId, productIds }, known) => [
      ...needed(known, "category", categoryId, "categoryId"),
      ...named(known, "product", productIds, "productIds"),
    ],
  });
}

/** Checks rows without an id; their key must be unique. */
function checkEach<T>(
  { known, problems }: Checking,
  list: string,
  values: readonly unknown[],
  validator: RecordValidator<T>,
  rules: { keyOf(record: T): string; examine(record: T, known: Known): FieldProblem[] },
): T[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const { record, problems: own } = validator.check(value);
    const found = record ? rules.examine(record, known) : own;
    const key = record && rules.keyOf(record);
    if (key !== null && seen.has(key)) found.push({ field: "항목", reason: `${key}: 앞에 또 있어요` });
    if (key !== null) seen.add(key);
    if (record && found.length === 0) return [record];
    problems.add(listInFile(list), index + 1, null, found);
    return [];
  });
}
