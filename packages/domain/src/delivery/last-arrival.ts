/**
 * Finds the last day on which any line of an order arrives; `null` when a line has no promise yet.
 *
 * @example lastArrival([{ arrivalTo: "2026-11-25" }, { arrivalTo: "2026-11-27" }]) // "2026-11-27"
 */
export function lastArrival(promises: readonly ({ arrivalTo: string } | null)[]): string | null {
  const days = promises.flatMap((promise) => promise?.arrivalTo ?? []);
  return days.length < promises.length ? null : (days.toSorted().at(-1) ?? null);
}
