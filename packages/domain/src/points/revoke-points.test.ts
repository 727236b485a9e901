import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { deductDebtsFromAward } from "./deduct-debts-from-award.ts";
import { revokePoints } from "./revoke-points.ts";

const lots = fc
  .array(fc.record({ remaining: fc.nat({ max: 5000 }), expiresAt: fc.nat({ max: 10 }) }), { maxLength: 8 })
  .map((list) => list.map((lot, id) => ({ id, remaining: won(lot.remaining), expiresAt: lot.expiresAt })));

test("revokePoints: taken and owed points sum to the amount, and no lot gives more than it has", () => {
  fc.assert(
    fc.property(lots, fc.nat({ max: 20_000 }), (held, amount) => {
      const { takes, owed } = revokePoints(held, won(amount), 0);
      expect(sumWon(takes.map((take) => take.amount)) + owed).toBe(amount);
      for (const take of takes) {
        expect(take.amount).toBeGreaterThan(0);
        expect(take.amount).toBeLessThanOrEqual(held.find(({ id }) => id === take.lotId)?.remaining ?? 0);
      }
      // Points are owed only when no lot has any left.
      if (owed > 0) expect(sumWon(held.map(({ remaining }) => remaining))).toBe(amount - owed);
    }),
  );
});

test("revokePoints: the purchase's own lot is taken first, then the lots that expire first", () => {
  const held = [
    { id: 1, remaining: won(100), expiresAt: 3 },
    { id: 2, remaining: won(100), expiresAt: 1 },
    { id: 3, remaining: won(100), expiresAt: 9 },
  ];
  expect(revokePoints(held, won(250), 3).takes.map(({ lotId, amount }) => [lotId, amount])).toEqual([
    [3, 100],
    [2, 100],
    [1, 50],
  ]);
});

test("deductDebtsFromAward: new points settle the oldest debts first, the rest stays with the member", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.array(fc.nat({ max: 400 })), (award, debts) => {
      const { kept, left } = deductDebtsFromAward(
        won(award),
        debts.map((owed, rewardId) => ({ rewardId, owed: won(owed) })),
      );
      expect(sumWon(kept.map(({ owed }) => owed)) + left).toBe(award);
      const all = sumWon(debts.map(won));
      expect(left).toBe(Math.max(0, award - all));
    }),
  );
});
