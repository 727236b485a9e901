/** Highest limit in 원 that the server takes. */
const HIGHEST = 100_000_000;

/**
 * Reads a typed limit in 원, whatever stands between its digits; `null` for none.
 *
 * @example parsePriceLimit("20,000") // 20000
 */
export function parsePriceLimit(typed: string): number | null {
  const digits = typed.replace(/\D/g, "");
  const limit = Math.min(Number(digits), HIGHEST);
  return limit === 0 ? null : limit;
}
