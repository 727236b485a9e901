/**
 * Computes the quantity after a press on the stepper: at least 1, at most `maximum` (null: no maximum). A quantity
 * above a lowered maximum is reduced to it. Throws a RangeError for fractions.
 *
 * @example computeSteppedQuantity(1, -1, 10) // 1
 * @example computeSteppedQuantity(9, 5, 10) // 10
 */
export function computeSteppedQuantity(units: number, change: number, maximum: number | null): number {
  if (!Number.isSafeInteger(units) || !Number.isSafeInteger(change)) {
    throw new RangeError(`Quantities are whole numbers, not ${units} and ${change}`);
  }
  return Math.max(1, Math.min(units + change, maximum ?? Number.MAX_SAFE_INTEGER));
}
