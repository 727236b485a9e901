import { expect, test } from "vitest";
import { newCouponForm } from "./convert-coupon-form.ts";
import { conflictsOf, mergeCouponForm } from "./merge-coupon-form.ts";

const before = { ...newCouponForm(new Date("2026-11-23T02:42:00Z")), name: "감사 쿠폰" };

test("mergeCouponForm: a field that was typed stays, the others take what a colleague saved", () => {
  const mine = { ...before, name: "고마운 쿠폰" };
  const theirs = { ...before, budget: "500000" };
  const merged = mergeCouponForm({ before, mine, theirs });
  expect(merged.mine).toEqual({ ...before, name: "고마운 쿠폰", budget: "500000" });
  expect(conflictsOf({ ...merged, theirs })).toEqual([]);
});

test("mergeCouponForm: a field that both changed keeps what was typed and is a conflict until one of both is chosen", () => {
  const mine = { ...before, name: "고마운 쿠폰", minPrice: "20000" };
  const theirs = { ...before, name: "가을 쿠폰", minPrice: "20000" };
  const merged = mergeCouponForm({ before, mine, theirs });
  expect(merged).toEqual({ before: { ...before }, mine });
  expect(conflictsOf({ ...merged, theirs })).toEqual(["name"]);
  expect(conflictsOf({ ...merged, before: { ...before, name: theirs.name }, theirs })).toEqual([]);
  expect(conflictsOf({ ...merged, mine: { ...mine, name: theirs.name }, theirs })).toEqual([]);
});

test("mergeCouponForm: a text that is typed back to the first value does not write over a colleague's unasked", () => {
  const theirs = { ...before, name: "가을 쿠폰" };
  const { before: began } = mergeCouponForm({ before, mine: { ...before, name: "감사" }, theirs });
  expect(conflictsOf({ before: began, mine: before, theirs })).toEqual(["name"]);
});

test("mergeCouponForm: a conflict with a later value of the colleague keeps the first one", () => {
  const mine = { ...before, name: "고마운 쿠폰" };
  const first = mergeCouponForm({ before, mine, theirs: { ...before, name: "가을 쿠폰" } });
  const again = mergeCouponForm({ ...first, theirs: { ...before, name: "겨울 쿠폰" } });
  expect(again.before.name).toBe("감사 쿠폰");
  expect(again.mine.name).toBe("고마운 쿠폰");
});
