import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { expect, test } from "vitest";
import { changeNoticeClass, writeNoticeText } from "./edit-item-notice-draft.ts";

test("changeNoticeClass: every label of the class in its order, and no written text is lost", () => {
  const produce = writeNoticeText(changeNoticeClass(null, "produce"), "농수산물 표시사항", "친환경 인증");
  expect(changeNoticeClass(null, "produce").rows.map(({ label }) => label)).toEqual(REQUIRED_LABELS.produce);
  const processed = changeNoticeClass(writeNoticeText(produce, "원산지", "국산"), "processed");
  expect(processed.rows.map(({ label }) => label)).toEqual([
    ...REQUIRED_LABELS.processed,
    "농수산물 표시사항",
  ]);
  expect(processed.rows.find(({ label }) => label === "원산지")?.text).toBe("국산");
});

test("writeNoticeText: a label that is not there yet is added", () => {
  const notice = { itemClass: "other", rows: [{ label: "원산지", text: "국산" }] } as const;
  expect(writeNoticeText(notice, "품목 또는 명칭", "감귤").rows).toEqual([
    { label: "원산지", text: "국산" },
    { label: "품목 또는 명칭", text: "감귤" },
  ]);
});
