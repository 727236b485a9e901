import fc from "fast-check";
import { expect, test } from "vitest";
import { sumWon, won } from "../money/won.ts";
import { productReward, rewardPeriod } from "./compute-product-reward-and-period.ts";

const TERMS = { rewardAfterDeliveryDays: 7, validMonths: 12 };

test("productReward: products confirmed in any sequence earn exactly the promised total", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 300_000 }), { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 20_000 }),
      (nets, promised) => {
        const net = sumWon(nets.map(won));
        const expected = won(net === 0 ? 0 : promised);
        let kept = won(0);
        let granted = won(0);
        for (const each of nets) {
          kept = won(kept + each);
          const reward = productReward({ expected, net, kept, granted });
          expect(reward).toBeGreaterThanOrEqual(0);
          granted = won(granted + reward);
        }
        expect(granted).toBe(expected);
      },
    ),
  );
});

test("productReward: points granted already are never reduced by rounding", () => {
  expect(productReward({ expected: won(10), net: won(100), kept: won(50), granted: won(7) })).toBe(0);
});

test.each([
  // Delivered at 23:59:59 and at 00:00:00 KST.
  ["2026-11-21T14:59:59Z", "2026-11-27T15:00:00.000Z", "2027-11-27T15:00:00.000Z"],
  ["2026-11-21T15:00:00Z", "2026-11-28T15:00:00.000Z", "2027-11-28T15:00:00.000Z"],
  // Usable from 29 February: the year ends with 28 February.
  ["2028-02-22T03:00:00Z", "2028-02-28T15:00:00.000Z", "2029-02-28T15:00:00.000Z"],
  ["2026-12-30T03:00:00Z", "2027-01-05T15:00:00.000Z", "2028-01-05T15:00:00.000Z"],
])("rewardPeriod: delivered at %s, usable from %s until %s", (deliveredAt, availableAt, expiresAt) => {
  expect(rewardPeriod(deliveredAt, TERMS)).toEqual({ availableAt, expiresAt });
});
