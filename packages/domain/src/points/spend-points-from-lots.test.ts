import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { type PointLot, spendPointsFromLots } from "./spend-points-from-lots.ts";

const NOW = "2026-11-21T10:00:00+09:00";

function lot(id: number, remaining: number, expiresAt: string, availableFrom = "2026-01-01T00:00:00+09:00") {
  return { id, remaining: won(remaining), availableFrom, expiresAt };
}

const MARCH = "2027-03-01T00:00:00+09:00";
const MAY = "2027-05-01T00:00:00+09:00";

test("spendPointsFromLots: the lot that expires first is taken first", () => {
  expect(spendPointsFromLots([lot(1, 3000, MAY), lot(2, 500, MARCH)], won(1200), NOW)).toEqual({
    ok: true,
    value: [
      { lotId: 2, amount: 500 },
      { lotId: 1, amount: 700 },
    ],
  });
});

test("spendPointsFromLots: among equal expiries the lower id is taken first", () => {
  const result = spendPointsFromLots([lot(7, 100, MAY), lot(3, 100, MAY)], won(150), NOW);
  expect(result).toMatchObject({ value: [{ lotId: 3 }, { lotId: 7, amount: 50 }] });
});

test("spendPointsFromLots: expiry is compared as an instant, not as text", () => {
  const sooner = lot(1, 100, "2027-03-01T00:30:00+09:00");
  const later = lot(2, 100, "2027-02-28T23:00:00Z");
  expect(spendPointsFromLots([later, sooner], won(100), NOW)).toMatchObject({
    value: [{ lotId: 1, amount: 100 }],
  });
});

test("spendPointsFromLots: expired, not yet available and empty lots are skipped", () => {
  const lots = [
    lot(1, 500, NOW),
    lot(2, 500, MAY, "2026-11-21T10:00:01+09:00"),
    lot(3, 0, MARCH),
    lot(4, 500, MAY, NOW),
  ];
  expect(spendPointsFromLots(lots, won(500), NOW)).toEqual({ ok: true, value: [{ lotId: 4, amount: 500 }] });
  expect(spendPointsFromLots(lots, won(501), NOW)).toMatchObject({ ok: false, code: "POINTS_NOT_ENOUGH" });
});

test("spendPointsFromLots: 0 points take nothing", () => {
  expect(spendPointsFromLots([lot(1, 500, MAY)], won(0), NOW)).toEqual({ ok: true, value: [] });
  expect(spendPointsFromLots([], won(0), NOW)).toEqual({ ok: true, value: [] });
});

test("spendPointsFromLots: negative points throw", () => {
  expect(() => spendPointsFromLots([lot(1, 500, MAY)], won(-1), NOW)).toThrow(RangeError);
});

const anyLots: fc.Arbitrary<PointLot<number>[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(MARCH, MAY, NOW)), { maxLength: 10 })
  .map((list) => list.map(([remaining, expiresAt], index) => lot(index, remaining, expiresAt)));

test("spendPointsFromLots: the takes sum to the amount, which is refused only when the lots do not hold it", () => {
  fc.assert(
    fc.property(anyLots, fc.integer({ min: 0, max: 20_000 }).map(won), (lots, amount) => {
      const held = sumWon(lots.filter((each) => each.expiresAt !== NOW).map((each) => each.remaining));
      const result = spendPointsFromLots(lots, amount, NOW);
      expect(result.ok).toBe(amount <= held);
      expect(result.ok ? sumWon(result.value.map((take) => take.amount)) : amount).toBe(amount);
    }),
  );
});

test("spendPointsFromLots: every take is above zero and within its lot, and each lot is taken from once", () => {
  fc.assert(
    fc.property(anyLots, fc.integer({ min: 0, max: 8000 }).map(won), (lots, amount) => {
      const result = spendPointsFromLots(lots, amount, NOW);
      const takes = result.ok ? result.value : [];
      expect(new Set(takes.map((take) => take.lotId)).size).toBe(takes.length);
      for (const take of takes) {
        expect(take.amount).toBeGreaterThan(0);
        expect(take.amount).toBeLessThanOrEqual(lots[take.lotId]?.remaining ?? -1);
      }
    }),
  );
});
