/**
 * Computes the number of boxes that `units` fill at `maxUnitInBox` per box. Throws a RangeError for fractions and
 * negative numbers.
 *
 * @example countBoxes(5, 4) // 2
 * @example countBoxes(0, 4) // 0
 */
export function countBoxes(units: number, maxUnitInBox: number): number {
  if (!Number.isSafeInteger(units) || units < 0)
    throw new RangeError(`Units must be 0 or more, not ${units}`);
  if (!Number.isSafeInteger(maxUnitInBox) || maxUnitInBox < 1) {
    throw new RangeError(`A box must hold 1 or more units, not ${maxUnitInBox}`);
  }
  return Math.ceil(units / maxUnitInBox);
}
