import { useShortcut } from "../keyboard/use-shortcut.ts";
import { stepRowCursor } from "./step-row-cursor.ts";
import { useLoadUntilRow } from "./use-load-until-row.ts";
import { useOpenAdjacentRow } from "./use-open-adjacent-row.ts";
import { useRowOfAddress } from "./use-row-of-address.ts";

type Queue<Row> = {
  rows: readonly Row[];
  /** Id of the address; undefined without one. */
  id: string | undefined;
  /** The query that the rows are of. */
  list: Parameters<typeof useLoadUntilRow>[0];
  /** Opens a row by its id, or the queue without one. */
  open(id: number | undefined): void;
};

/** Returns the open row of a queue that is dealt with one after the other; J and N open the next row, K the one before. */
export function useRowQueue<Row extends { id: number }>({ rows, id, list, open }: Queue<Row>) {
  const { row, hasLeft, cursor, finish } = useRowOfAddress(rows, id);
  useLoadUntilRow(list, id === undefined || row !== undefined);
  const keys = rows.map((each) => each.id);
  const step = useOpenAdjacentRow(keys, cursor, open);
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyN", () => step(1));
  return {
    row,
    hasLeft,
    place: cursor.place,
    /** Opens the row after the one that was dealt with; at the end of the queue, the one before it. */
    openNext() {
      const next = stepRowCursor(keys, cursor, 1);
      const reached = next.key === cursor.key ? stepRowCursor(keys, cursor, -1) : next;
      finish(reached.key === cursor.key);
      open(keys.length === 0 ? undefined : (reached.key ?? undefined));
    },
  };
}
