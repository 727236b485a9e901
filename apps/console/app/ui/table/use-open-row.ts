import { useState } from "react";

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
 * @returns its place; for a row that has left, of the one before it, so that a step forward opens the one that followed
 */
export function useOpenRow<Row extends { id: number }>(rows: readonly Row[], id: string | undefined) {
  const [last, setLast] = useState<Last<Row> | null>(null);
  const place = rows.findIndex((row) => String(row.id) === id);
  const found = rows[place];
  if (found && (found !== last?.row || place !== last.place)) {
    setLast({ row: found, place, isDone: last?.row.id === found.id && last.isDone });
  }
  const left = !found && last !== null && !last.isDone && String(last.row.id) === id ? last : null;
  return {
    row: found ?? left?.row,
    place: left ? left.place - 1 : place,
    hasLeft: left !== null,
    /** Says that this operator has dealt with the row, so that it goes when it leaves the list. */
    finish: () => setLast((now) => now && { ...now, isDone: true }),
  };
}
