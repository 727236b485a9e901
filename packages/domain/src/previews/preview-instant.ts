import { instantOf } from "../calendar/kst.ts";

/** Days ahead for which the shop is previewed. */
export const PREVIEW_DAYS = 90;
/** Minutes for which the address of a preview opens. */
export const PREVIEW_MINUTES = 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Reads the instant of a preview: now where none is asked for. An instant within the last minute counts as now, since a
 * person fills in the form before sending it.
 *
 * @param asked ISO 8601 with its offset
 * @returns `null` for an instant before that, or more than 90 days ahead
 * @example previewInstant("2026-12-24T10:00:00+09:00", now)?.toISOString() // "2026-12-24T01:00:00.000Z"
 */
export function previewInstant(asked: string | undefined, now: Date): Date | null {
  if (asked === undefined) return now;
  const at = instantOf(asked);
  if (at < now.getTime() - MINUTE_MS || at > now.getTime() + PREVIEW_DAYS * DAY_MS) return null;
  return new Date(Math.max(at, now.getTime()));
}

/** Returns when the address of a preview stops opening. */
export function previewExpiry(now: Date): Date {
  return new Date(now.getTime() + PREVIEW_MINUTES * MINUTE_MS);
}
