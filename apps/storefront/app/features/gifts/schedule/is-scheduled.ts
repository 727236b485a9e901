/**
 * Reports whether the receivers of a gift are notified later than now.
 *
 * @param now ms since 1970
 * @example isScheduled({ notifyAt: "2026-12-24T00:00:00.000Z" }, Date.parse("2026-12-23T00:00:00Z")) // true
 */
export function isScheduled({ notifyAt }: { notifyAt: string | null }, now: number): boolean {
  return notifyAt !== null && Date.parse(notifyAt) > now;
}
