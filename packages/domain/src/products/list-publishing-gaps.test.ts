import { expect, test } from "vitest";
import { REQUIRED_LABELS } from "./item-notice-classes-and-gaps.ts";
import { isPublished, listPublishingGaps, type PublishingFacts } from "./list-publishing-gaps.ts";

const COMPLETE: PublishingFacts = {
  origin: "국산(제주 서귀포시)",
  itemNotice: {
    itemClass: "produce",
    rows: REQUIRED_LABELS.produce.map((label) => ({ label, text: "감귤 5kg" })),
  },
  optionCount: 1,
  optionsWithoutUnitPrice: 0,
  businessNumber: "123-45-67890",
};

test("listPublishingGaps: a complete product has none", () => {
  expect(listPublishingGaps(COMPLETE)).toEqual([]);
});

test.each<[Partial<PublishingFacts>, string, string]>([
  [{ origin: "-" }, "ORIGIN_REQUIRED", "origin"],
  [{ origin: "  " }, "ORIGIN_REQUIRED", "origin"],
  [{ itemNotice: null }, "ITEM_NOTICE_REQUIRED", "itemNotice"],
  [{ optionCount: 0 }, "OPTION_REQUIRED", "options"],
  [{ optionsWithoutUnitPrice: 2 }, "UNIT_PRICE_REQUIRED", "unitPrice"],
  [{ businessNumber: "" }, "BUSINESS_NUMBER_REQUIRED", "distributorId"],
])("listPublishingGaps: %j is named %s of %s", (missing, code, field) => {
  expect(listPublishingGaps({ ...COMPLETE, ...missing })).toEqual([{ code, field }]);
});

test("listPublishingGaps: gaps of the notice name their label", () => {
  const [first, ...rows] = COMPLETE.itemNotice?.rows ?? [];
  const gaps = listPublishingGaps({ ...COMPLETE, itemNotice: { itemClass: "produce", rows } });
  expect(gaps).toEqual([{ code: "ITEM_NOTICE_FIELD_REQUIRED", field: `itemNotice.${first?.label}` }]);
});

test("isPublished: products that wait, are suspended or removed are not seen", () => {
  expect(isPublished("waiting") || isPublished("suspended") || isPublished("removed")).toBe(false);
  expect(isPublished("stock_in") && isPublished("stock_out") && isPublished("temp_stock_out")).toBe(true);
});
