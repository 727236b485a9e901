const TWO_YEARS = 2;

/**
 * Returns the latest instant of consents that are now due for confirmation: two years before `now`. Rule: 정보통신망법 시행령
 * 제62조의3.
 *
 * @param now in ms since 1970
 * @returns an instant in ms since 1970
 * @example reconfirmationCutoff(Date.parse("2026-11-21T00:00:00Z")) // that of 2024-11-21T00:00:00Z
 */
export function reconfirmationCutoff(now: number): number {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() - TWO_YEARS);
  return until.getTime();
}
