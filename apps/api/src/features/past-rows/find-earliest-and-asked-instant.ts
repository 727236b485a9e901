import { PAST_ROW_RETENTION_DAYS } from "@todayfruit/domain/past-rows/past-row-retention-days";

const DAY_MS = 86_400_000;

/** Returns the instant from which rows are known: the first record, or the oldest that is still kept. */
export function earliestKnownInstant(since: Date, now: Date): Date {
  return new Date(Math.max(since.getTime(), now.getTime() - PAST_ROW_RETENTION_DAYS * DAY_MS));
}

/** Reads the instant that is asked for, now by default; `null` for one in the future, of which nothing is known. */
export function instantOf(text: string | undefined, now: Date): Date | null {
  const at = text === undefined ? now : new Date(text);
  return at > now ? null : at;
}
