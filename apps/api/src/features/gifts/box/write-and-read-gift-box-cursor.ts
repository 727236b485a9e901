type Position = { place: number; id: number };

/** Writes the position of a gift in its box as a cursor. @example writeBoxCursor({ place: 2, id: 15 }) // "2-15" */
export function writeBoxCursor({ place, id }: Position): string {
  return `${place}-${id}`;
}

/**
 * Reads a cursor of the gift box.
 *
 * @returns `null` without one, `"invalid"` for a text that no list issues
 */
export function readBoxCursor(cursor: string | undefined): Position | null | "invalid" {
  if (cursor === undefined) return null;
  const [, place, id] = /^([1-4])-([1-9]\d{0,15})$/.exec(cursor) ?? [];
  const position = { place: Number(place), id: Number(id) };
  return Number.isSafeInteger(position.id) ? position : "invalid";
}
