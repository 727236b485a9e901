/**
 * Returns the last instant at which points can be used: points that end at a midnight in Korea can be used until the end
 * of the day before, which is the day that is told everywhere.
 *
 * @param expiresAt first instant at which they can be used no more
 * @example lastUsableInstant(new Date("2027-11-21T15:00:00Z")) // "2027-11-21T14:59:59.999Z": 21 November in Korea
 */
export function lastUsableInstant(expiresAt: Date): string {
  return new Date(expiresAt.getTime() - 1).toISOString();
}
