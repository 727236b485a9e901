import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../../money/won.ts";
import { discountPercent } from "./discount-percent.ts";

test.each([
  [25500, 19900, 21],
  [10000, 9999, 0],
  [10000, 9900, 1],
  [10000, 0, 100],
  [10000, 10000, 0],
  [9000, 10000, 0],
  [0, 0, 0],
])("discountPercent: 정가 %d원, 판매가 %d원 gives %d%%", (listPrice, price, percent) => {
  expect(discountPercent(won(listPrice), won(price))).toBe(percent);
});

test("discountPercent: the percentage is rounded down and never exceeds the real discount", () => {
  const price = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(price, price, (listPrice, selling) => {
      const off = Math.max(0, listPrice - selling);
      const percent = discountPercent(won(listPrice), won(selling));
      expect(percent * listPrice).toBeLessThanOrEqual(off * 100);
      expect((percent + 1) * listPrice).toBeGreaterThanOrEqual(off * 100);
    }),
  );
});
