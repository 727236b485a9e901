import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { expectedPhotoReviewPoint, expectedRewardDate, expectedRewardPoint } from "./expected-rewards.ts";

function reward(paid: number, shippingFee: number, purchasePointPer: number): number {
  return expectedRewardPoint({ paid: won(paid), shippingFee: won(shippingFee), purchasePointPer });
}

test.each([
  [42900, 3000, 1.5, 598],
  [42900, 3000, 0.5, 199],
  [42900, 3000, 3, 1197],
  [99, 0, 1, 0],
  [100, 0, 1, 1],
  [10000, 0, 0, 0],
])(
  "expectedRewardPoint: %d원 paid with %d원 shipping at %d%% earns %d points",
  (paid, shippingFee, percent, points) => {
    expect(reward(paid, shippingFee, percent)).toBe(points);
  },
);

test("expectedRewardPoint: binary fractions do not lose a point", () => {
  expect(reward(100_000, 0, 0.29)).toBe(290);
  expect(reward(1000, 0, 1.1)).toBe(11);
});

test("expectedRewardPoint: an order paid with less than its shipping fee earns nothing", () => {
  expect(reward(2000, 3000, 3)).toBe(0);
});

test("expectedRewardPoint: a negative percentage throws", () => {
  expect(() => reward(10000, 0, -1)).toThrow(RangeError);
  expect(() => reward(10000, 0, Number.NaN)).toThrow(RangeError);
});

test("expectedRewardDate: is the given number of days after delivery", () => {
  expect(expectedRewardDate("2026-11-21", 7)).toBe("2026-11-28");
  expect(expectedRewardDate("2026-12-28", 7)).toBe("2027-01-04");
});

test("expectedPhotoReviewPoint: counts every product of the order", () => {
  expect(expectedPhotoReviewPoint(won(300), 2)).toBe(600);
  expect(expectedPhotoReviewPoint(won(300), 0)).toBe(0);
});

test("expectedRewardPoint: is the exact share rounded down, and paying more never earns less", () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 1000 }), (paid, hundredths) => {
      const points = reward(paid, 0, hundredths / 100);
      expect(points * 10_000).toBeLessThanOrEqual(paid * hundredths);
      expect((points + 1) * 10_000).toBeGreaterThan(paid * hundredths);
      expect(reward(paid + 1, 0, hundredths / 100)).toBeGreaterThanOrEqual(points);
    }),
  );
});
