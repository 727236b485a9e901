import { useEffect, useRef } from "react";
import { type Cursor, stepRowCursor } from "./step-row-cursor.ts";

/**
 * Returns a step to the rows beside the current one. Keys that follow each other faster than the page is drawn count each.
 *
 * @param keys of the rows in their order
 * @param open opens the row with a key
 */
export function useOpenAdjacentRow(
  keys: readonly number[],
  { key, place }: Cursor,
  open: (key: number) => void,
): (by: 1 | -1) => void {
  const wanted = useRef<Cursor>({ key, place });
  useEffect(() => {
    wanted.current = { key, place };
  }, [key, place]);
  return (by) => {
    wanted.current = stepRowCursor(keys, wanted.current, by);
    if (wanted.current.key !== null) open(wanted.current.key);
  };
}
