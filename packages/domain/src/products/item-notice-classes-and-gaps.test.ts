import { expect, test } from "vitest";
import { ITEM_CLASSES, noticeGaps, REQUIRED_LABELS } from "./item-notice-classes-and-gaps.ts";

const complete = (itemClass: (typeof ITEM_CLASSES)[number]) =>
  REQUIRED_LABELS[itemClass].map((label) => ({ label, text: "감귤 5kg 1상자" }));

test.each(ITEM_CLASSES)("noticeGaps: a complete notice of %s has none", (itemClass) => {
  expect(noticeGaps({ itemClass, rows: complete(itemClass) })).toEqual([]);
});

test.each(
  ITEM_CLASSES.flatMap((itemClass) => REQUIRED_LABELS[itemClass].map((label) => [itemClass, label] as const)),
)("noticeGaps: %s without %s names it", (itemClass, label) => {
  const rows = complete(itemClass).filter((row) => row.label !== label);
  expect(noticeGaps({ itemClass, rows })).toEqual([{ code: "ITEM_NOTICE_FIELD_REQUIRED", label }]);
  const blank = complete(itemClass).map((row) => (row.label === label ? { label, text: " - " } : row));
  expect(noticeGaps({ itemClass, rows: blank })).toEqual([{ code: "ITEM_NOTICE_FIELD_REQUIRED", label }]);
});

test.each(["상세설명 참조", "상세 페이지 참고", "상품상세참조", " 상세설명참고 "])(
  "noticeGaps: %j instead of a fact is vague",
  (text) => {
    const rows = complete("other").map((row) => (row.label === "원산지" ? { ...row, text } : row));
    expect(noticeGaps({ itemClass: "other", rows })).toEqual([
      { code: "ITEM_NOTICE_FIELD_VAGUE", label: "원산지" },
    ]);
  },
);
