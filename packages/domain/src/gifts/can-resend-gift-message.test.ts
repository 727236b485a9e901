import { expect, test } from "vitest";
import { canResendGiftMessage, resendAt } from "./can-resend-gift-message.ts";

const SENT = "2026-11-21T03:00:00.000Z";

test.each([
  [1, "2026-11-21T03:09:59Z", "GIFT_RESEND_TOO_SOON"],
  [1, "2026-11-21T12:10:00+09:00", true],
  [3, "2026-11-21T03:10:00Z", true],
  [4, "2026-11-22T03:00:00Z", "GIFT_RESEND_LIMIT"],
])(
  "canResendGiftMessage: after %i messages, last one at 03:00 UTC, at %s gives %s",
  (messageCount, now, answer) => {
    const result = canResendGiftMessage({ messageCount, lastMessageAt: SENT }, now);
    expect(result.ok || result.code).toBe(answer);
  },
);

test("resendAt: without a first message gives null", () => {
  expect(resendAt({ messageCount: 0, lastMessageAt: null })).toBeNull();
});
