const DAY_MS = 86_400_000;

/** Days for which a member's list of notifications shows an entry. */
export const INBOX_DAYS = 30;

/**
 * Returns the instant after which a notification is still listed.
 *
 * @example inboxBegins(new Date("2026-12-01T00:00:00Z")) // 2026-11-01T00:00:00Z
 */
export function inboxBegins(now: Date): Date {
  return new Date(now.getTime() - INBOX_DAYS * DAY_MS);
}
