/**
 * How many boxes `units` fill when a box holds `maxUnitInBox` of them.
 *
 * @example boxesOf(5, 4) // 2
 * @example boxesOf(0, 4) // 0
 */
export function boxesOf(units: number, maxUnitInBox: number): number {
  if (!Number.isSafeInteger(units) || units < 0)
    throw new RangeError(`Units must be 0 or more, not ${units}`);
  if (!Number.isSafeInteger(maxUnitInBox) || maxUnitInBox < 1) {
    throw new RangeError(`A box must hold 1 or more units, not ${maxUnitInBox}`);
  }
  return Math.ceil(units / maxUnitInBox);
}
