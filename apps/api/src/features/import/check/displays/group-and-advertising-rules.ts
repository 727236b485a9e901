import { claimsRanking, claimsTimedPrice } from "@todayfruit/domain/displays/display-group-texts-and-claims";
import { DisplayGroupRecord, type TabRecord } from "../../records/displays/display-record.ts";
import { AdvertisingRecord } from "../../records/displays/product-placement-records.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { named, needed } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";
import { listInFile } from "./name-list-of-display-file.ts";

const groupValidator = createRecordValidator(DisplayGroupRecord);
const advertisingValidator = createRecordValidator(AdvertisingRecord);

/** Collects the names of groups, because banners refer to them by name and are checked first. */
export function noteGroupNames(known: Known, groups: readonly unknown[]): void {
  for (const group of groups) {
    if (typeof group !== "object" || group === null || !("id" in group) || !("name" in group)) continue;
    const { id, name } = group;
    if (typeof id !== "number" || typeof name !== "string" || known.groupOfName.has(name)) continue;
    known.groupOfName.set(name, id);
  }
}

export function groupRules(
  known: Known,
  accept: (record: DisplayGroupRecord) => void,
): RowRules<DisplayGroupRecord> {
  return {
    file: listInFile("displayGroups"),
    kind: "displayGroup",
    validator: groupValidator,
    examine: (record) => [
      ...(known.displayTab.state(record.id) === "missing"
        ? []
        : [{ field: "id", reason: "같은 id인 탭이 앞에 있어요" }]),
      ...problemsOfClaims(record),
      ...named(known, "product", record.productIds, "productIds"),
      ...record.tabs.flatMap((tab, index) => problemsOfTab(known, tab, `tabs[${index}]`)),
      ...named(known, "banner", record.bannerIds, "bannerIds"),
      ...named(known, "category", record.categoryIds, "categoryIds"),
      ...named(known, "review", record.reviewIds, "reviewIds"),
      ...named(known, "video", record.videoIds, "videoIds"),
    ],
    media: () => [],
    accept,
  };
}

/** Checks that the title and sentence claim a ranking or a price that ends only where the group is made so. */
function problemsOfClaims(record: DisplayGroupRecord): FieldProblem[] {
  return (["title", "subTitle"] as const).flatMap((field) => {
    const text = record[field] ?? "";
    return [
      ...(record.orderByType === "manual" && claimsRanking(text)
        ? [{ field, reason: "직접 고른 목록은 순위나 판매량을 말할 수 없어요" }]
        : []),
      ...(record.isTimeSale !== true && claimsTimedPrice(text)
        ? [{ field, reason: "기간 특가만 모은 목록(isTimeSale)이 아니에요" }]
        : []),
    ];
  });
}

/** Checks a tab; groups and tabs share one range of ids, because products are requested by either. */
function problemsOfTab(known: Known, tab: TabRecord, field: string): FieldProblem[] {
  const isTaken = known.displayGroup.state(tab.id) !== "missing" || !known.displayTab.claim(tab.id);
  return [
    ...(isTaken ? [{ field: `${field}.id`, reason: "같은 id인 그룹이나 탭이 앞에 있어요" }] : []),
    ...named(known, "product", tab.productIds, `${field}.productIds`),
    ...(tab.tabs ?? []).flatMap((inner, index) => problemsOfTab(known, inner, `${field}.tabs[${index}]`)),
  ];
}

export function advertisingRules(
  known: Known,
  accept: (record: AdvertisingRecord) => void,
): RowRules<AdvertisingRecord> {
  return {
    file: listInFile("advertising"),
    kind: "advertising",
    validator: advertisingValidator,
    examine: ({ categoryId, productId }) => [
      ...needed(known, "category", categoryId, "categoryId"),
      ...needed(known, "product", productId, "productId"),
    ],
    media: () => [],
    accept,
  };
}
