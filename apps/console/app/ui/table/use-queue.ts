import { useShortcut } from "../keyboard/use-shortcut.ts";
import { stepCursor } from "./step-cursor.ts";
import { useLoadUntil } from "./use-load-until.ts";
import { useOpenRow } from "./use-open-row.ts";
import { useSteps } from "./use-steps.ts";

type Queue<Row> = {
  rows: readonly Row[];
  /** Id of the address; undefined without one. */
  id: string | undefined;
  /** The query that the rows are of. */
  list: Parameters<typeof useLoadUntil>[0];
  /** Opens a row by its id, or the queue without one. */
  open(id: number | undefined): void;
};

/** Returns the open row of a queue that is dealt with one after the other; J and N open the next row, K the one before. */
export function useQueue<Row extends { id: number }>({ rows, id, list, open }: Queue<Row>) {
  const { row, hasLeft, cursor, finish } = useOpenRow(rows, id);
  useLoadUntil(list, id === undefined || row !== undefined);
  const keys = rows.map((each) => each.id);
  const step = useSteps(keys, cursor, open);
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyN", () => step(1));
  return {
    row,
    hasLeft,
    place: cursor.place,
    /** Opens the row after the one that was dealt with; at the end of the queue, the one before it. */
    openNext() {
      finish();
      const next = stepCursor(keys, cursor, 1);
      const reached = next.key === cursor.key ? stepCursor(keys, cursor, -1) : next;
      open(keys.length === 0 ? undefined : (reached.key ?? undefined));
    },
  };
}
