import fc from "fast-check";
import { expect, test } from "vitest";
import { addWon, maxWon, minWon, subtractWon, sumWon, timesWon, won, ZERO_WON } from "./won.ts";

const anyWon = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(won);

test("won: whole numbers are accepted, negative ones too", () => {
  expect(won(12900)).toBe(12900);
  expect(won(-3000)).toBe(-3000);
});

test("won: minus zero becomes zero", () => {
  expect(Object.is(won(-0), 0)).toBe(true);
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("won: %s throws", (n) => {
  expect(() => won(n)).toThrow(RangeError);
});

test("addWon: a sum beyond safe integers throws instead of losing precision", () => {
  expect(() => addWon(won(Number.MAX_SAFE_INTEGER), won(1))).toThrow(RangeError);
});

test("sumWon: an empty list gives zero", () => {
  expect(sumWon([])).toBe(ZERO_WON);
});

test("sumWon: a list gives its total", () => {
  expect(sumWon([won(3000), won(-500), won(100)])).toBe(2600);
});

test("timesWon: multiplies by a whole count; a fraction throws", () => {
  expect(timesWon(won(19900), 3)).toBe(59700);
  expect(() => timesWon(won(19900), 1.5)).toThrow(RangeError);
});

test("minWon, maxWon: return the smaller and the larger of two amounts", () => {
  expect(minWon(won(500), won(300))).toBe(300);
  expect(minWon(won(300), won(500))).toBe(300);
  expect(maxWon(won(-500), ZERO_WON)).toBe(0);
  expect(maxWon(won(500), won(300))).toBe(500);
});

test("subtractWon: inverts addWon", () => {
  fc.assert(
    fc.property(anyWon, anyWon, (left, right) => {
      expect(subtractWon(addWon(left, right), right)).toBe(left);
    }),
  );
});

test("sumWon: the order of a list does not change its sum", () => {
  fc.assert(
    fc.property(fc.array(anyWon), (list) => {
      expect(sumWon(list.toReversed())).toBe(sumWon(list));
    }),
  );
});
