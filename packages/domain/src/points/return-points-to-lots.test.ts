import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { returnPointsToLots } from "./return-points-to-lots.ts";

const NOW = "2026-11-21T10:00:00+09:00";
const MARCH = "2027-03-01T00:00:00+09:00";
const MAY = "2027-05-01T00:00:00+09:00";
const lot = (lotId: number, taken: number, expiresAt: string) => ({ lotId, taken: won(taken), expiresAt });

test("returnPointsToLots: points go back first to the lot that expires last", () => {
  expect(returnPointsToLots([lot(1, 500, MARCH), lot(2, 700, MAY)], won(800), NOW)).toEqual([
    { lotId: 2, amount: 700, isOver: false },
    { lotId: 1, amount: 100, isOver: false },
  ]);
});

test("returnPointsToLots: a lot at its expiry is marked isOver", () => {
  expect(returnPointsToLots([lot(1, 500, NOW)], won(500), NOW)).toEqual([
    { lotId: 1, amount: 500, isOver: true },
  ]);
});

test("returnPointsToLots: more points than were taken, or a negative amount, throw", () => {
  expect(() => returnPointsToLots([lot(1, 500, MAY)], won(501), NOW)).toThrow(RangeError);
  expect(() => returnPointsToLots([lot(1, 500, MAY)], won(-1), NOW)).toThrow(RangeError);
  expect(returnPointsToLots([], won(0), NOW)).toEqual([]);
});

test("returnPointsToLots: any number of parts returns exactly what was taken", () => {
  const lots = fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(NOW, MARCH, MAY)), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(lots, fc.array(fc.nat(2000), { maxLength: 8 }), (list, parts) => {
      let left = list.map(([taken, expiresAt], index) => lot(index, taken, expiresAt));
      for (const part of parts) {
        const most = sumWon(left.map(({ taken }) => taken));
        const returns = returnPointsToLots(left, won(Math.min(part, most)), NOW);
        expect(sumWon(returns.map(({ amount }) => amount))).toBe(Math.min(part, most));
        left = left.map((each) => {
          const given = returns.find(({ lotId }) => lotId === each.lotId)?.amount ?? 0;
          expect(given).toBeLessThanOrEqual(each.taken);
          return { ...each, taken: won(each.taken - given) };
        });
      }
    }),
  );
});
