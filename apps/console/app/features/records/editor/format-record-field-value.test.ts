import { expect, test } from "vitest";
import { formatRecordFieldValue } from "./format-record-field-value.ts";
import { messageOf } from "./save-refusal-list.tsx";

test.each([
  [null, "없음"],
  ["", "없음"],
  [[], "없음"],
  [false, "아니요"],
  [["todayfruit", "market"], "todayfruit, market"],
  ["2026-11-23T02:42:00.000Z", "11.23 11:42"],
  ["#E6F4D3", "#E6F4D3"],
  [3, "3"],
])("%j reads %s", (value, text) => {
  expect(formatRecordFieldValue(value)).toBe(text);
});

test.each([
  ["rows.0.set.title", "title"],
  ["rows.0.title", "title"],
  ["endsAt", "endsAt"],
  ["rows/0/set/title", "rows/0/set/title"],
])("the refusal of %s belongs to %s", (field, own) => {
  const refusals = [{ field, message: "비어 있어요" }];
  expect([messageOf(refusals, own), messageOf(refusals, "other")]).toEqual(["비어 있어요", undefined]);
});
