import { expect, test } from "vitest";
import { CANCELLATION_REASONS, cancellationReasonText } from "./cancellation-reasons.ts";

test.each([
  [undefined, "이사를 가요", null],
  ["late", "이사를 가요", "배송이 늦어요"],
  ["other", " 이사를\n가요 ", "이사를 가요"],
  ["other", "  ", "기타"],
  ["other", null, "기타"],
  ["other", "가".repeat(101), "가".repeat(100)],
] as const)("cancellationReasonText: reason %s with the words %j gives %j", (reason, words, text) => {
  expect(cancellationReasonText(reason, words)).toBe(text);
});

test("cancellationReasonText: every reason has a text", () => {
  for (const reason of CANCELLATION_REASONS)
    expect(cancellationReasonText(reason, null)).toMatch(/^[가-힣·\s]+$/);
});
