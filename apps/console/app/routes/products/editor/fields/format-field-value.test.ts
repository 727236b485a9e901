import { expect, test } from "vitest";
import { formatFieldValue } from "./format-field-value.ts";

test.each([
  [null, "비움"],
  ["", "비움"],
  [[], "비움"],
  [true, "예"],
  [3000, "3,000"],
  ["나주 배", "나주 배"],
  [["media/p/a.jpg", "media/p/b.jpg"], "a.jpg\nb.jpg"],
  [[{ type: "heading", text: "달아요" }], "달아요"],
  [{ itemClass: "produce", rows: [{ label: "원산지", text: "국산" }] }, "produce · 원산지 · 국산"],
])("formatFieldValue: %j", (value, text) => {
  expect(formatFieldValue(value)).toBe(text);
});
