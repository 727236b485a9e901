import { expect, test } from "vitest";
import { formatCouponFieldConflict } from "./format-coupon-field-conflict.ts";

test("formatCouponFieldConflict: choices are named as the editor names them, sums with commas, an empty field and a box in words", () => {
  expect(
    formatCouponFieldConflict({ field: "kind", before: "amount", theirs: "percent", mine: "shipping" }),
  ).toEqual({
    field: "kind",
    label: "깎는 법",
    before: "원",
    theirs: "%",
    mine: "배송비",
  });
  expect(
    formatCouponFieldConflict({ field: "budget", before: "", theirs: "500000", mine: "3000" }),
  ).toMatchObject({
    label: "예산",
    before: "없음",
    theirs: "500,000",
    mine: "3,000",
  });
  expect(
    formatCouponFieldConflict({
      field: "validUntil",
      before: "2026-11-23T11:42",
      theirs: "2026-12-23T11:42",
      mine: "",
    }),
  ).toMatchObject({ before: "2026-11-23 11:42", theirs: "2026-12-23 11:42", mine: "없음" });
  expect(
    formatCouponFieldConflict({ field: "name", before: "3000", theirs: "7000", mine: "2,000" }),
  ).toMatchObject({
    before: "3000",
    theirs: "7000",
  });
  expect(
    formatCouponFieldConflict({ field: "isAppOnly", before: false, theirs: true, mine: false }),
  ).toMatchObject({
    before: "아니요",
    theirs: "예",
  });
});
