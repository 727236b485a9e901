import { useState } from "react";
import { type Cursor, NO_CURSOR, stepRowCursor } from "./step-row-cursor.ts";

type RowCursor = {
  /** Address of the list; in another list the keys begin again. */
  list?: string;
  /** Puts the first row under the keys before the first step. */
  startsAtFirst?: boolean;
};

/**
 * Returns the row under J and K. It stays the same row when a list that is read again has others before it, and none is once
 * it has left the list.
 */
export function useRowCursor<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  { list = "", startsAtFirst = false }: RowCursor = {},
) {
  const [kept, setKept] = useState<Cursor & { list: string }>({ ...NO_CURSOR, list });
  const cursorIn = (now: typeof kept) => (now.list === list ? now : NO_CURSOR);
  const cursor = cursorIn(kept);
  const keys = rows.map(keyOf);
  const first = keys[0];
  if (startsAtFirst && cursor.key === null && first !== undefined) setKept({ key: first, place: 0, list });
  const place = cursor.key === null ? -1 : keys.indexOf(cursor.key);
  return {
    current: rows[place],
    /** Place of the current row; -1 for none. */
    place,
    step: (by: 1 | -1) => setKept((now) => ({ ...stepRowCursor(keys, cursorIn(now), by), list })),
  };
}
