/** Limits of everything that is measured. Rule: specification §9. */
export const VISIT_TIME_LIMITS = {
  /** Minutes without activity after which a session ends. */
  sessionMinutes: 30,
  /**
   * Period for which a visit is credited to the link that led to it: in days from the first view, in minutes from the
   * last click.
   */
  attributionDays: 7,
  attributionMinutes: 10_080,
  /** Timeout of a request in ms; events not accepted by then are dropped. */
  timeoutMs: 3000,
  /** The longest time on one page that counts, in seconds; more means a page left open. */
  longestPageSeconds: 1800,
  /** Days for which the referring site is remembered. */
  referrerDays: 7,
  /** Days of absence after which a visit counts as a comeback. */
  comebackDays: 14,
} as const;
