import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestForFreeShipping } from "./suggest-for-free-shipping.ts";

const priced = (prices: number[]) => prices.map((price) => ({ price }));

test("suggestForFreeShipping: products that fill the gap come first, the cheapest first, then the closest below it", () => {
  const found = suggestForFreeShipping(9_100, priced([10_900, 8_900, 9_500, 5_000, 9_100, 27_300, 27_301]));
  expect(found.map(({ candidate, missing }) => [candidate.price, missing])).toEqual([
    [9_100, 0],
    [9_500, 0],
    [10_900, 0],
    [27_300, 0],
    [8_900, 200],
    [5_000, 4_100],
  ]);
});

test("suggestForFreeShipping: nothing is missing, so nothing is suggested", () => {
  expect(suggestForFreeShipping(0, priced([1_000]))).toEqual([]);
});

test("suggestForFreeShipping: any prices keep the order, the bound and the sums", () => {
  const price = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.array(price, { maxLength: 40 }), (gap, prices) => {
      const found = suggestForFreeShipping(gap, priced(prices));
      expect(found).toHaveLength(prices.filter((each) => each > 0 && each <= gap * 3).length);
      for (const { candidate, missing } of found) {
        expect(missing === 0 ? candidate.price >= gap : candidate.price + missing === gap).toBe(true);
      }
      const firstShort = found.findIndex(({ missing }) => missing > 0);
      const [full, short] =
        firstShort < 0 ? [found, []] : [found.slice(0, firstShort), found.slice(firstShort)];
      expect(full.every(({ missing }) => missing === 0)).toBe(true);
      expect(full.map(({ candidate }) => candidate.price)).toEqual(
        full.map(({ candidate }) => candidate.price).toSorted((a, b) => a - b),
      );
      expect(short.map(({ missing }) => missing)).toEqual(
        short.map(({ missing }) => missing).toSorted((a, b) => a - b),
      );
    }),
  );
});
