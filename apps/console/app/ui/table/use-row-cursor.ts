import { useState } from "react";
import { NO_CURSOR, stepCursor } from "./step-cursor.ts";

/**
 * Returns the row under J and K. It stays the same row when a list that is read again has others before it, and none is once
 * it has left the list.
 *
 * @param start whether the first row is under the keys before the first step
 */
export function useRowCursor<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  start: "none" | "first" = "none",
) {
  const [cursor, setCursor] = useState(NO_CURSOR);
  const keys = rows.map(keyOf);
  const first = start === "first" ? (keys[0] ?? null) : null;
  const key = cursor.key ?? first;
  const place = key === null ? -1 : keys.indexOf(key);
  return {
    current: rows[place],
    /** Place of the current row; -1 for none. */
    place,
    step: (by: 1 | -1) => setCursor((now) => stepCursor(keys, { ...now, key: now.key ?? first }, by)),
    reset: () => setCursor(NO_CURSOR),
  };
}
