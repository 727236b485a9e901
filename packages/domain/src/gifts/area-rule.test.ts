import { expect, test } from "vitest";
import { canGoTo, GIFT_AREA_RULE } from "./area-rule.ts";

const ANYWHERE = { primaryArea: false, secondaryArea: false, thirdArea: false };

test("a gift goes where every product of it can be brought", () => {
  expect(canGoTo([ANYWHERE, { ...ANYWHERE, thirdArea: true }], "third_area")).toBe(false);
  expect(canGoTo([ANYWHERE, { ...ANYWHERE, thirdArea: true }], "secondary_area")).toBe(true);
});

test("the rule says who bears the fee and what to do where nothing goes", () => {
  expect(GIFT_AREA_RULE).toMatch(/배송비를 더 내지 않아요.*다른 주소.*거절/);
});
