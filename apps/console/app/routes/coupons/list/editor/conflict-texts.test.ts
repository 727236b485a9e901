import { expect, test } from "vitest";
import { conflictTexts } from "./conflict-texts.ts";

test("conflictTexts: choices are named as the editor names them, sums with commas, an empty field and a box in words", () => {
  expect(conflictTexts({ field: "kind", before: "amount", theirs: "percent", mine: "shipping" })).toEqual({
    field: "kind",
    label: "깎는 법",
    before: "원",
    theirs: "%",
    mine: "배송비",
  });
  expect(conflictTexts({ field: "budget", before: "", theirs: "500000", mine: "3000" })).toMatchObject({
    label: "예산",
    before: "없음",
    theirs: "500,000",
    mine: "3,000",
  });
  expect(
    conflictTexts({ field: "validUntil", before: "2026-11-23T11:42", theirs: "2026-12-23T11:42", mine: "" }),
  ).toMatchObject({ before: "2026-11-23 11:42", theirs: "2026-12-23 11:42", mine: "없음" });
  expect(conflictTexts({ field: "name", before: "3000", theirs: "7000", mine: "2,000" })).toMatchObject({
    before: "3000",
    theirs: "7000",
  });
  expect(conflictTexts({ field: "isAppOnly", before: false, theirs: true, mine: false })).toMatchObject({
    before: "아니요",
    theirs: "예",
  });
});
