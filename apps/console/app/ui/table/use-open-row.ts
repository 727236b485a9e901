import { useState } from "react";
import { NO_CURSOR } from "./step-row-cursor.ts";

type Last<Row> = {
  row: Row;
  place: number;
  /** True once this operator has dealt with it: it is not kept. */
  isDone: boolean;
};

/**
 * Returns the row of the address, also after it has left the list because a colleague dealt with it: what is typed beside it
 * stays, and no other row comes under the keys.
 *
 * @param id of the address; undefined without one
 */
export function useOpenRow<Row extends { id: number }>(rows: readonly Row[], id: string | undefined) {
  const [last, setLast] = useState<Last<Row> | null>(null);
  const place = rows.findIndex((row) => String(row.id) === id);
  const found = rows[place];
  if (found && (found !== last?.row || place !== last.place)) {
    setLast({ row: found, place, isDone: last?.row.id === found.id && last.isDone });
  }
  const left = !found && last !== null && !last.isDone && String(last.row.id) === id ? last : null;
  const row = found ?? left?.row;
  return {
    row,
    hasLeft: left !== null,
    /** The row with its place, for a row that has left the one that it had. */
    cursor: row ? { key: row.id, place: left?.place ?? place } : NO_CURSOR,
    /** Says that this operator has dealt with the row, so that it goes when it leaves the list. */
    finish: () => setLast((now) => now && { ...now, isDone: true }),
  };
}
