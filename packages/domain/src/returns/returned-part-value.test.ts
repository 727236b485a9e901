import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { returnedPartValue } from "./returned-part-value.ts";

test.each([
  [20_000, 20_000, { units: 1, unitsBought: 1, pieces: { bad: 3, all: 12 } }, 5000],
  [20_000, 20_000, { units: 1, unitsBought: 3 }, 6666],
  [20_000, 6668, { units: 3, unitsBought: 3 }, 6668],
  [20_000, 3000, { units: 1, unitsBought: 2 }, 3000],
  [20_000, 20_000, { units: 2, unitsBought: 2, pieces: { bad: 12, all: 12 } }, 20_000],
])("returnedPartValue: of %d원, %d원 left, %o gives %d원", (worth, left, part, amount) => {
  expect(returnedPartValue(won(worth), won(left), part)).toBe(amount);
});

test("returnedPartValue: more units or pieces than bought, or none, throw", () => {
  expect(() => returnedPartValue(won(1), won(1), { units: 2, unitsBought: 1 })).toThrow(RangeError);
  expect(() => returnedPartValue(won(1), won(1), { units: 0, unitsBought: 1 })).toThrow(RangeError);
  const pieces = { bad: 13, all: 12 };
  expect(() => returnedPartValue(won(1), won(1), { units: 1, unitsBought: 1, pieces })).toThrow(RangeError);
});

test("returnedPartValue: the sum of all parts never exceeds the line", () => {
  const part = fc.record({ units: fc.integer({ min: 1, max: 5 }), bad: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.array(part, { maxLength: 8 }), (worth, parts) => {
      let left = worth;
      for (const { units, bad } of parts) {
        const amount = returnedPartValue(won(worth), won(left), {
          units,
          unitsBought: 5,
          pieces: { bad, all: 9 },
        });
        expect(amount).toBeGreaterThanOrEqual(0);
        left -= amount;
        expect(left).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
