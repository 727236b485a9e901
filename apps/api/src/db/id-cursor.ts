/** Position before the first page of a list sorted by descending id. */
const BEYOND_EVERY_ID = Number.MAX_SAFE_INTEGER;

/**
 * Parses the cursor of a list sorted by descending id: the id of the last row shown.
 *
 * @returns `null` for a text that no list issues
 * @example readIdCursor("12") // 12
 */
export function readIdCursor(cursor: string | undefined): number | null {
  return readId(cursor, BEYOND_EVERY_ID);
}

/** Parses the cursor of a list sorted by ascending id; `null` for a text that no list issues. */
export function readAscendingIdCursor(cursor: string | undefined): number | null {
  return readId(cursor, 0);
}

/** Returns the cursor of a page whose rows were fetched with one more than `take`; `null` for the last page. */
export function nextIdCursor(rows: readonly { id: number }[], take: number): string | null {
  const last = rows.length > take ? rows[take - 1] : undefined;
  return last ? String(last.id) : null;
}

function readId(cursor: string | undefined, beginning: number): number | null {
  if (cursor === undefined) return beginning;
  return /^[1-9]\d{0,15}$/.test(cursor) && Number.isSafeInteger(Number(cursor)) ? Number(cursor) : null;
}
