import fc from "fast-check";
import { expect, test } from "vitest";
import { prorate } from "./prorate.ts";
import { sumWon, won } from "./won.ts";

const anyTotal = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(won);
const carryingWeights = fc
  .array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 })
  .filter((weights) => weights.some((weight) => weight > 0));

test("prorate: a total is split by weight", () => {
  expect(prorate(won(3000), [20000, 10000])).toEqual([2000, 1000]);
});

test("prorate: the rest goes to the largest remainders", () => {
  expect(prorate(won(1000), [19900, 9900, 200])).toEqual([663, 330, 7]);
});

test("prorate: among equal remainders the earlier weight gets the rest", () => {
  expect(prorate(won(100), [1, 1, 1])).toEqual([34, 33, 33]);
  expect(prorate(won(2), [1, 1, 1])).toEqual([1, 1, 0]);
});

test("prorate: a negative total is split like a positive one, with its sign", () => {
  expect(prorate(won(-100), [1, 1, 1])).toEqual([-34, -33, -33]);
});

test("prorate: a weight of 0 gets nothing", () => {
  expect(prorate(won(1001), [0, 500, 500])).toEqual([0, 501, 500]);
});

test("prorate: a total of 0 over no weights gives zeros", () => {
  expect(prorate(won(0), [0, 0])).toEqual([0, 0]);
  expect(prorate(won(0), [])).toEqual([]);
});

test("prorate: a total other than 0 without positive weights throws", () => {
  expect(() => prorate(won(1), [0, 0])).toThrow(RangeError);
  expect(() => prorate(won(1), [])).toThrow(RangeError);
});

test.each([[[-1, 2]], [[0.5, 1]], [[Number.NaN]]])("prorate: the weights %j throw", (weights) => {
  expect(() => prorate(won(10), weights)).toThrow(RangeError);
});

test("prorate: products above 2^53 are split exactly", () => {
  const total = won(9_007_199_254_740_991);
  expect(prorate(total, [9_007_199_254_740_990, 1])).toEqual([9_007_199_254_740_990, 1]);
});

test("prorate: the parts sum to the total", () => {
  fc.assert(
    fc.property(anyTotal, carryingWeights, (total, weights) => {
      expect(sumWon(prorate(total, weights))).toBe(total);
    }),
  );
});

test("prorate: every part has the sign of the total or is zero", () => {
  fc.assert(
    fc.property(anyTotal, carryingWeights, (total, weights) => {
      const signs = new Set(prorate(total, weights).map((part) => Math.sign(part)));
      signs.delete(0);
      expect([...signs].every((sign) => sign === Math.sign(total))).toBe(true);
    }),
  );
});

test("prorate: every part is within 1원 of its exact share", () => {
  fc.assert(
    fc.property(anyTotal, carryingWeights, (total, weights) => {
      const sum = weights.reduce((left, right) => left + right, 0);
      prorate(total, weights).forEach((part, index) => {
        const exact = (total * (weights[index] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1.001);
      });
    }),
  );
});

test("prorate: no part exceeds its weight when the total does not exceed their sum", () => {
  fc.assert(
    fc.property(carryingWeights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, fraction) => {
      const sum = weights.reduce((left, right) => left + right, 0);
      prorate(won(Math.floor(sum * fraction)), weights).forEach((part, index) => {
        expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
});
