import fc from "fast-check";
import { expect, test } from "vitest";
import { REVIEW_TEXT, reviewText } from "./review-text-rules.ts";

test("reviewText: surrounding space is removed, and several empty lines become one", () => {
  expect(reviewText("  아삭하고 달아요. \r\n\r\n\r\n\r\n또 살게요!  ")).toEqual({
    ok: true,
    value: "아삭하고 달아요.\n\n또 살게요!",
  });
});

test.each([
  ["", "REVIEW_TOO_SHORT", 0],
  ["   짧아요   ", "REVIEW_TOO_SHORT", 3],
  ["가".repeat(9), "REVIEW_TOO_SHORT", 9],
  ["가".repeat(1001), "REVIEW_TOO_LONG", 1001],
])("reviewText: %j is refused with %s and its length", (written, code, length) => {
  expect(reviewText(written)).toEqual({ ok: false, code, detail: { length } });
});

test("reviewText: 10 and 1000 characters are accepted, counted in code points", () => {
  expect(reviewText("🍎".repeat(10)).ok).toBe(true);
  expect(reviewText("🍎".repeat(1000)).ok).toBe(true);
  expect(reviewText("🍎".repeat(9)).ok).toBe(false);
});

test("reviewText: a stored text is stored again unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 1200 }), (written) => {
      const once = reviewText(written);
      if (!once.ok) return;
      expect(reviewText(once.value)).toEqual(once);
      expect([...once.value].length).toBeLessThanOrEqual(REVIEW_TEXT.longest);
    }),
  );
});
