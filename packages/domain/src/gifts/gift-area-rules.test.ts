import { expect, test } from "vitest";
import { canGoTo, GIFT_AREA_RULE } from "./gift-area-rules.ts";

const ANYWHERE = { primaryArea: false, secondaryArea: false, thirdArea: false };

test("canGoTo: an area is allowed only when every product can be delivered there", () => {
  expect(canGoTo([ANYWHERE, { ...ANYWHERE, thirdArea: true }], "third_area")).toBe(false);
  expect(canGoTo([ANYWHERE, { ...ANYWHERE, thirdArea: true }], "secondary_area")).toBe(true);
});

test("GIFT_AREA_RULE: names who bears the fee and what to do where delivery is impossible", () => {
  expect(GIFT_AREA_RULE).toMatch(/배송비를 더 내지 않아요.*다른 주소.*거절/);
});
