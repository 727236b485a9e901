import fc from "fast-check";
import { expect, test } from "vitest";
import { addWon, maxWon, minWon, subtractWon, sumWon, timesWon, won, ZERO_WON } from "./won.ts";

const anyWon = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(won);

test("whole numbers are won, negative ones too", () => {
  expect(won(12900)).toBe(12900);
  expect(won(-3000)).toBe(-3000);
});

test("minus zero becomes zero", () => {
  expect(Object.is(won(-0), 0)).toBe(true);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%s is not an amount and throws", (n) => {
  expect(() => won(n)).toThrow(RangeError);
});

test("a sum beyond safe integers throws instead of losing a won", () => {
  expect(() => addWon(won(Number.MAX_SAFE_INTEGER), won(1))).toThrow(RangeError);
});

test("an empty list sums to zero", () => {
  expect(sumWon([])).toBe(ZERO_WON);
});

test("a list sums to its total", () => {
  expect(sumWon([won(3000), won(-500), won(100)])).toBe(2600);
});

test("an amount is multiplied by a whole count only", () => {
  expect(timesWon(won(19900), 3)).toBe(59700);
  expect(() => timesWon(won(19900), 1.5)).toThrow(RangeError);
});

test("the smaller and the larger of two amounts", () => {
  expect(minWon(won(500), won(300))).toBe(300);
  expect(minWon(won(300), won(500))).toBe(300);
  expect(maxWon(won(-500), ZERO_WON)).toBe(0);
  expect(maxWon(won(500), won(300))).toBe(500);
});

test("subtracting what was added gives the amount back", () => {
  fc.assert(
    fc.property(anyWon, anyWon, (left, right) => {
      expect(subtractWon(addWon(left, right), right)).toBe(left);
    }),
  );
});

test("the order of a list does not change its sum", () => {
  fc.assert(
    fc.property(fc.array(anyWon), (list) => {
      expect(sumWon(list.toReversed())).toBe(sumWon(list));
    }),
  );
});
