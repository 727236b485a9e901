import { expect, test } from "vitest";
import { normalizeCouponCode } from "./normalize-coupon-code.ts";

test.each(["first-fruit 2026", "FIRSTFRUIT2026", " First Fruit-2026 "])("%s is one code", (typed) => {
  expect(normalizeCouponCode(typed)).toBe("FIRSTFRUIT2026");
});
