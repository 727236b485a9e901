/**
 * Parses the cursor of a list sorted by several ids: those of the last row shown, separated by underscores.
 *
 * @returns zeros for the first page, `null` for a text that no list issues
 * @example parseMultiIdCursor("12_845_0", 3) // [12, 845, 0]
 */
export function parseMultiIdCursor(cursor: string | undefined, count: number): number[] | null {
  if (cursor === undefined) return Array.from({ length: count }, () => 0);
  const parts = cursor.split("_");
  const ids = parts.map(Number);
  const isPlace =
    parts.length === count &&
    parts.every((part, at) => /^\d{1,16}$/.test(part) && Number.isSafeInteger(ids[at]));
  return isPlace ? ids : null;
}
