/**
 * The quantity after the stepper was pressed: never below 1 by subtraction, at most `maximum` (null: no maximum).
 * A quantity above a maximum that has fallen comes down to it.
 *
 * @example changeQuantity(1, -1, 10) // 1
 * @example changeQuantity(9, 5, 10) // 10
 */
export function changeQuantity(units: number, change: number, maximum: number | null): number {
  if (!Number.isSafeInteger(units) || !Number.isSafeInteger(change)) {
    throw new RangeError(`Quantities are whole numbers, not ${units} and ${change}`);
  }
  return Math.max(1, Math.min(units + change, maximum ?? Number.MAX_SAFE_INTEGER));
}
