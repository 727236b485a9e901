import { instantOf } from "../calendar/kst.ts";

const HOUR_MS = 3_600_000;
/** Hours after a deposit at which it is checked: banks reverse soon or not at all. */
const LOOKS = [1, 6, 24, 48, 72, 120, 168] as const;

/**
 * Returns the next instant at which to check that a deposit was not reversed. The provider reports reversals; this
 * covers reports that never arrived. Seven checks within a week, then `null`.
 *
 * @param paidAt instant of the deposit; instants are ISO 8601 with offset
 * @example nextReversalCheck("2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z") // "2026-11-21T11:00:00.000Z"
 */
export function nextReversalCheck(paidAt: string, now: string): string | null {
  const paid = instantOf(paidAt);
  const next = LOOKS.map((hours) => paid + hours * HOUR_MS).find((at) => at > instantOf(now));
  return next === undefined ? null : new Date(next).toISOString();
}
