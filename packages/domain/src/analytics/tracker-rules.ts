/**
 * What holds for everything that is measured. Rule: specification §9.
 */
export const TRACKER_RULES = {
  /** A session is over after so many minutes in which nothing was done. */
  sessionMinutes: 30,
  /** How long a visit is credited to the link that it came by: first seen, and last pressed. */
  attributionDays: 7,
  attributionMinutes: 10_080,
  /** What is not taken by then is let go. */
  timeoutMs: 3000,
  /** Nobody looks at one page for longer; who says so left the telephone on the table. */
  longestPageSeconds: 1800,
  /** How long it is remembered which site somebody came from. */
  referrerDays: 7,
  /** Who was away for so many days and is here again has come back. */
  comebackDays: 14,
} as const;
