import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { checkPointUse } from "./spend.ts";

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

test("no points are always fine, without balance and for nothing payable", () => {
  expect(use(0, { balance: 0, payable: 0 })).toEqual({ ok: true, value: 0 });
});

test("the minimum itself may be spent, one point less may not", () => {
  expect(use(1000)).toEqual({ ok: true, value: 1000 });
  expect(use(999)).toMatchObject({ ok: false, code: "POINTS_BELOW_MINIMUM" });
});

test("the whole balance may be spent, one point more may not", () => {
  expect(use(9000)).toEqual({ ok: true, value: 9000 });
  expect(use(9001)).toMatchObject({ ok: false, code: "POINTS_NOT_ENOUGH" });
});

test("the whole price may be paid with points, one point more may not", () => {
  expect(use(5000, { payable: 5000 })).toEqual({ ok: true, value: 5000 });
  expect(use(5001, { payable: 5000 })).toMatchObject({ ok: false, code: "POINTS_OVER_PRICE" });
});

test("points go in steps of one", () => {
  expect(use(1001)).toEqual({ ok: true, value: 1001 });
});

test("negative points are a bug and throw", () => {
  expect(() => use(-1)).toThrow(RangeError);
});

test("what is accepted is within minimum, balance and price, and what is refused is not", () => {
  const points = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(points, points, points, points, (usedPoint, balance, minUsePoint, payable) => {
      const isWithin = usedPoint >= minUsePoint && usedPoint <= balance && usedPoint <= payable;
      expect(use(usedPoint, { balance, minUsePoint, payable }).ok).toBe(usedPoint === 0 || isWithin);
    }),
  );
});
