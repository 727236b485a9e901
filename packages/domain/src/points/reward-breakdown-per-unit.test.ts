import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { rewardBreakdownPerUnit } from "./reward-breakdown-per-unit.ts";

test("rewardBreakdownPerUnit: the points of the purchase are rounded down and the photo review is added", () => {
  const offer = { price: won(24_900), photoReviewPoint: won(300) };
  expect(rewardBreakdownPerUnit({ ...offer, purchasePointPer: 1.5 })).toEqual({
    total: 673,
    purchase: 373,
    photoReview: 300,
  });
  expect(rewardBreakdownPerUnit({ ...offer, purchasePointPer: 0.5 }).total).toBe(424);
});

test("rewardBreakdownPerUnit: the total is the sum of the parts shown", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(1_000), fc.nat(10_000), (price, hundredths, photo) => {
      const parts = rewardBreakdownPerUnit({
        price: won(price),
        purchasePointPer: hundredths / 100,
        photoReviewPoint: won(photo),
      });
      expect(parts.total).toBe(parts.purchase + parts.photoReview);
    }),
  );
});
