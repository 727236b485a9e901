import { expect, test } from "vitest";
import { conflictTexts } from "./conflict-texts.ts";

test("conflictTexts: choices are named as the editor names them, an empty field and a box in words", () => {
  expect(conflictTexts({ field: "kind", before: "amount", theirs: "percent", mine: "shipping" })).toEqual({
    field: "kind",
    label: "깎는 법",
    before: "원",
    theirs: "%",
    mine: "배송비",
  });
  expect(conflictTexts({ field: "budget", before: "", theirs: "500000", mine: "3,000" })).toMatchObject({
    label: "예산",
    before: "없음",
    theirs: "500000",
    mine: "3,000",
  });
  expect(conflictTexts({ field: "isAppOnly", before: false, theirs: true, mine: false })).toMatchObject({
    before: "아니요",
    theirs: "예",
  });
});
