import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { expectedReviewPoints, reviewPointsOf, reviewPointsUntil } from "./review-points.ts";

const RULES = { reviewPoint: won(100), photoReviewPoint: won(300) };

test.each([
  [true, true, 100, 200],
  [false, true, 100, 0],
  [true, false, 0, 0],
  [false, false, 0, 0],
])(
  "reviewPointsOf: photo %s, in time %s gives %d points for the text and %d for the photos",
  (hasPhoto, isInTime, words, pictures) => {
    expect(reviewPointsOf(RULES, { hasPhoto, isInTime })).toEqual({
      text_review: words,
      photo_review: pictures,
    });
  },
);

test("reviewPointsOf: a photo review worth less than a text review adds 0 points", () => {
  const rules = { reviewPoint: won(100), photoReviewPoint: won(50) };
  expect(reviewPointsOf(rules, { hasPhoto: true, isInTime: true }).photo_review).toBe(0);
});

test("expectedReviewPoints: sums over the products, photos together with their texts", () => {
  expect(expectedReviewPoints(RULES, 3)).toEqual({ text: 300, photo: 900 });
  expect(expectedReviewPoints({ reviewPoint: won(100), photoReviewPoint: won(50) }, 2)).toEqual({
    text: 200,
    photo: 200,
  });
});

test("reviewPointsUntil: is 30 days after arrival, in KST dates", () => {
  expect(reviewPointsUntil("2026-11-16T20:00:00+09:00")).toBe("2026-12-16");
  expect(reviewPointsUntil("2026-11-15T15:00:00.000Z")).toBe("2026-12-16");
  expect(reviewPointsUntil("2028-01-30T00:00:00+09:00")).toBe("2028-02-29");
});
