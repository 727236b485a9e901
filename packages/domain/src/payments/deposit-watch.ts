import { instantOf } from "../calendar/kst.ts";

const HOUR_MS = 3_600_000;
/** Hours after a deposit at which it is looked at once more: banks reverse soon or not at all. */
const LOOKS = [1, 6, 24, 48, 72, 120, 168] as const;

/**
 * When it is looked next whether a deposit is still there. The provider tells of a reversal; this is for news that never
 * came. Seven looks within a week, then never again (`null`).
 *
 * @param paidAt when the money came; instants, ISO 8601 with offset
 * @example nextDepositLook("2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z") // "2026-11-21T11:00:00.000Z"
 */
export function nextDepositLook(paidAt: string, now: string): string | null {
  const paid = instantOf(paidAt);
  const next = LOOKS.map((hours) => paid + hours * HOUR_MS).find((at) => at > instantOf(now));
  return next === undefined ? null : new Date(next).toISOString();
}
