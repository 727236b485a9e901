const LONGEST_MS = 6 * 3_600_000;

/**
 * Reads the header `Retry-After` in seconds.
 *
 * @returns the time that the service asks us to wait in ms, at most six hours; `null` when the header is absent or
 * unreadable
 */
export function readRetryAfterHeader(headers: Headers): number | null {
  const said = headers.get("retry-after") ?? "";
  return /^\d{1,9}$/.test(said) ? Math.min(Number(said) * 1000, LONGEST_MS) : null;
}
