import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { checkPointUse } from "./check-point-use.ts";

function use(
  usedPoint: number,
  overrides: { balance?: number; minUsePoint?: number; payable?: number } = {},
) {
  const { balance = 9000, minUsePoint = 1000, payable = 22900 } = overrides;
  return checkPointUse({
    usedPoint: won(usedPoint),
    balance: won(balance),
    minUsePoint: won(minUsePoint),
    payable: won(payable),
  });
}

test("checkPointUse: 0 points are accepted without balance and without a price", () => {
  expect(use(0, { balance: 0, payable: 0 })).toEqual({ ok: true, value: 0 });
});

test("checkPointUse: the minimum is accepted, one point less is POINTS_BELOW_MINIMUM", () => {
  expect(use(1000)).toEqual({ ok: true, value: 1000 });
  expect(use(999)).toMatchObject({ ok: false, code: "POINTS_BELOW_MINIMUM" });
});

test("checkPointUse: the whole balance is accepted, one point more is POINTS_NOT_ENOUGH", () => {
  expect(use(9000)).toEqual({ ok: true, value: 9000 });
  expect(use(9001)).toMatchObject({ ok: false, code: "POINTS_NOT_ENOUGH" });
});

test("checkPointUse: the whole price is accepted, one point more is POINTS_OVER_PRICE", () => {
  expect(use(5000, { payable: 5000 })).toEqual({ ok: true, value: 5000 });
  expect(use(5001, { payable: 5000 })).toMatchObject({ ok: false, code: "POINTS_OVER_PRICE" });
});

test("checkPointUse: points are spent in steps of 1", () => {
  expect(use(1001)).toEqual({ ok: true, value: 1001 });
});

test("checkPointUse: negative points throw", () => {
  expect(() => use(-1)).toThrow(RangeError);
});

test("checkPointUse: exactly the amounts within minimum, balance and price are accepted", () => {
  const points = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(points, points, points, points, (usedPoint, balance, minUsePoint, payable) => {
      const isWithin = usedPoint >= minUsePoint && usedPoint <= balance && usedPoint <= payable;
      expect(use(usedPoint, { balance, minUsePoint, payable }).ok).toBe(usedPoint === 0 || isWithin);
    }),
  );
});
