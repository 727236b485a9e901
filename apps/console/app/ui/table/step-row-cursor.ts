/** Row of a list that the keys are at. */
export type Cursor = {
  /** Key of the row; `null` before the first step. */
  key: number | null;
  /** Place that it had when it was stepped on. */
  place: number;
};

export const NO_CURSOR: Cursor = { key: null, place: 0 };

/**
 * Steps to the row before or after the cursor's, wherever that is by now. From a row that has left the list, the one that
 * followed it comes next.
 *
 * @param keys of the rows in their order
 * @example stepRowCursor([7, 3, 5], { key: 3, place: 0 }, 1) // { key: 5, place: 2 }
 */
export function stepRowCursor(keys: readonly number[], { key, place }: Cursor, by: 1 | -1): Cursor {
  const found = key === null ? -1 : keys.indexOf(key);
  const from = found === -1 ? place - (by === 1 ? 1 : 0) : found;
  const at = Math.max(0, Math.min(keys.length - 1, from + by));
  const reached = keys[at];
  return reached === undefined ? { key, place } : { key: reached, place: at };
}
