import type { Won } from "./won.ts";

/**
 * Formats an amount for display.
 *
 * @example formatWon(won(12345)) // "12,345원"
 * @example formatWon(won(-3000)) // "-3,000원"
 */
export function formatWon(amount: Won): string {
  return `${groupDigits(amount)}원`;
}

/**
 * Formats a whole number with a comma after every three digits. It avoids Intl, so that server and browser print the
 * same bytes. Throws a RangeError for anything but a safe integer.
 *
 * @example groupDigits(1204) // "1,204"
 */
export function groupDigits(n: number): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Only whole numbers are grouped, not ${n}`);
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
