import { useState } from "react";
import type { ProductRow } from "../../../features/products/update-cached-product-lists.ts";

/** Most products of one call. */
export const MOST_SELECTED = 500;

/** Selected products; the last one touched is the end from which a range is counted. */
export function useProductSelection(rows: readonly ProductRow[]) {
  const [marked, setMarked] = useState<ReadonlyMap<number, ProductRow>>(new Map());
  const [endId, setEndId] = useState<number | null>(null);
  const mark = (changed: readonly ProductRow[], isOn: boolean) => {
    const next = new Map(marked);
    for (const row of changed) {
      if (!isOn) next.delete(row.id);
      else if (next.size < MOST_SELECTED) next.set(row.id, row);
    }
    setMarked(next);
  };
  return {
    ids: marked as Pick<ReadonlyMap<number, unknown>, "has" | "size">,
    /** Selected rows as they are in the list now. */
    rows: () => rows.filter(({ id }) => marked.has(id)),
    toggle(place: number, isRange = false) {
      const row = rows[place];
      if (!row) return;
      const isOn = !marked.has(row.id);
      const end = isRange ? rows.findIndex(({ id }) => id === endId) : -1;
      const from = end === -1 ? place : end;
      mark(rows.slice(Math.min(from, place), Math.max(from, place) + 1), isRange || isOn);
      setEndId(row.id);
    },
    /** Selects the rows that were read, as far as one call takes them, or none. */
    toggleAll: () => (marked.size > 0 ? setMarked(new Map()) : mark(rows.slice(0, MOST_SELECTED), true)),
    clear: () => setMarked(new Map()),
  };
}
