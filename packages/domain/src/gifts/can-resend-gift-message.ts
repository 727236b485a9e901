import { instantOf } from "../calendar/kst.ts";
import { ok, type Result, refuse } from "../result.ts";
import { GIFT_RESEND_MINUTES, MAX_GIFT_RESENDS } from "./gift-limits.ts";

export type ResendRefusal = "GIFT_RESEND_LIMIT" | "GIFT_RESEND_TOO_SOON";

/** Messages sent to a receiver, the first one included; `lastMessageAt` is an ISO 8601 instant. */
export type SentMessages = { messageCount: number; lastMessageAt: string | null };

/**
 * Returns the instant from which the message of a gift may be sent again: at most three times after the first one,
 * ten minutes apart.
 *
 * @returns `null` when it may not be sent again
 * @example resendAt({ messageCount: 1, lastMessageAt: "2026-11-21T03:00:00.000Z" }) // "2026-11-21T03:10:00.000Z"
 */
export function resendAt({ messageCount, lastMessageAt }: SentMessages): string | null {
  if (messageCount > MAX_GIFT_RESENDS || lastMessageAt === null) return null;
  return new Date(instantOf(lastMessageAt) + GIFT_RESEND_MINUTES * 60_000).toISOString();
}

/**
 * Decides whether the message of a gift may be sent again now.
 *
 * @example canResendGiftMessage({ messageCount: 1, lastMessageAt: "2026-11-21T03:00:00Z" }, "2026-11-21T03:09:59Z") // GIFT_RESEND_TOO_SOON
 * @example canResendGiftMessage({ messageCount: 4, lastMessageAt: "2026-11-21T03:00:00Z" }, "2026-11-22T03:00:00Z") // GIFT_RESEND_LIMIT
 */
export function canResendGiftMessage(sent: SentMessages, now: string): Result<null, ResendRefusal> {
  const from = resendAt(sent);
  if (from === null) return refuse("GIFT_RESEND_LIMIT");
  return instantOf(now) < instantOf(from) ? refuse("GIFT_RESEND_TOO_SOON") : ok(null);
}
