import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { rewardAfterCancellation } from "./reward-after-cancellation.ts";

test.each([
  [269, 53_800, 13_900, 69],
  [269, 53_800, 53_800, 269],
  [269, 53_800, 0, 0],
  [0, 0, 0, 0],
  [1, 3, 2, 0],
])(
  "rewardAfterCancellation: %d points for %d원, of which %d원 remain, give %d points",
  (expected, before, after, points) => {
    expect(rewardAfterCancellation(won(expected), { before: won(before), after: won(after) })).toBe(points);
  },
);

test("rewardAfterCancellation: a remaining amount above the original throws", () => {
  expect(() => rewardAfterCancellation(won(1), { before: won(1), after: won(2) })).toThrow(RangeError);
});
