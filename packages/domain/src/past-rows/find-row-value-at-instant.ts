/** Row before a change; `null` when there was none. */
export type PastVersion<V> = {
  /** Instant of the change, first at which the row holds no more: ISO 8601 in UTC with milliseconds. */
  until: string;
  value: V | null;
};

export type HeldValue<V> = {
  value: V | null;
  /** Instant of the change that made it; `null`: before changes were recorded. */
  from: string | null;
  /** Instant of the change that ended it; `null`: it holds still. */
  until: string | null;
};

/**
 * Finds the value of a row at an instant: what the last change before or at it wrote.
 *
 * @param past the row before each of its changes, in their order; those next to the instant on both sides suffice
 * @param current the row of today; `null` when there is none any more
 * @param instant ISO 8601 in UTC with milliseconds
 * @example findRowValueAtInstant([{ until: "2026-11-03T09:00:00.000Z", value: 12000 }], 9900, "2026-11-03T08:59:59.999Z").value // 12000
 * @example findRowValueAtInstant([{ until: "2026-11-03T09:00:00.000Z", value: 12000 }], 9900, "2026-11-03T09:00:00.000Z").value // 9900
 */
export function findRowValueAtInstant<V>(
  past: readonly PastVersion<V>[],
  current: V | null,
  instant: string,
): HeldValue<V> {
  const next = past.find(({ until }) => until > instant);
  const last = past.findLast(({ until }) => until <= instant);
  return {
    value: next === undefined ? current : next.value,
    from: last?.until ?? null,
    until: next?.until ?? null,
  };
}
