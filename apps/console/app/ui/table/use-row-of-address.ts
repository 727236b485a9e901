import { useState } from "react";
import { NO_CURSOR } from "./step-row-cursor.ts";

type Last<Row> = {
  row: Row;
  place: number;
  /** True once this operator has dealt with it: no note says that it left the list. */
  isDone: boolean;
  /** True where no other row is opened instead of it: it is not kept once it leaves the list. */
  isLast: boolean;
};

/**
 * Returns the row of the address, also after it has left the list because a colleague dealt with it: what is typed beside it
 * stays, and no other row comes under the keys.
 *
 * @param id of the address; undefined without one
 */
export function useRowOfAddress<Row extends { id: number }>(rows: readonly Row[], id: string | undefined) {
  const [last, setLast] = useState<Last<Row> | null>(null);
  const place = rows.findIndex((row) => String(row.id) === id);
  const found = rows[place];
  if (found && (found !== last?.row || place !== last.place)) {
    const before = last?.row.id === found.id ? last : { isDone: false, isLast: false };
    setLast({ ...before, row: found, place });
  }
  const left = !found && last !== null && !last.isLast && String(last.row.id) === id ? last : null;
  const row = found ?? left?.row;
  return {
    row,
    hasLeft: left !== null && !left.isDone,
    /** The row with its place, for a row that has left the one that it had. */
    cursor: row ? { key: row.id, place: left?.place ?? place } : NO_CURSOR,
    /**
     * Marks the row as dealt with by this operator. It is kept until the address is that of another row, which takes longer
     * than the list takes to lose it; as the last one it goes with the list.
     */
    finish: (isLast: boolean) => setLast((now) => now && { ...now, isDone: true, isLast }),
  };
}
