import fc from "fast-check";
import { expect, test } from "vitest";
import { suggestBySeason } from "./suggest-by-season.ts";

const product = (kind: string, ...months: number[]) => ({ kind, months });

test("suggestBySeason: what begins this month comes first, then over the turn of the year; what is on or over is left out", () => {
  const products = [
    product("redhyang", 1, 2, 3),
    product("strawberry", 12, 1, 2),
    product("kiwi", 11, 12, 1),
    product("satsuma", 10, 11, 12),
    product("latecitrus", 2, 3),
  ];
  expect(suggestBySeason(products, 11, 6).map(({ product: { kind }, month }) => [kind, month])).toEqual([
    ["kiwi", 11],
    ["strawberry", 12],
    ["redhyang", 1],
  ]);
});

test("suggestBySeason: any products give each kind once, within three months, in the order of their begin", () => {
  const kinds = fc.record({
    kind: fc.constantFrom("a", "b", "c", "d", "e"),
    months: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(kinds),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 4 }),
      (list, month, most) => {
        const found = suggestBySeason(list, month, most);
        const away = found.map((each) => (each.month - month + 12) % 12);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(new Set(found.map(({ product: { kind } }) => kind)).size).toBe(found.length);
        expect(away).toEqual(away.toSorted((one, other) => one - other));
        expect(away.every((months) => months < 3)).toBe(true);
      },
    ),
  );
});
