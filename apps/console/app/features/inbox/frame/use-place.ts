import { useNavigate, useParams, useSearchParams } from "react-router";
import { type InboxKind, paths } from "../../../paths.ts";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { useLoadUntil } from "../../../ui/table/use-load-until.ts";
import { useOpenRow } from "../../../ui/table/use-open-row.ts";
import { useSteps } from "../../../ui/table/use-steps.ts";

/** Returns whether a list shows what is open or what is done, by the address. */
export function useIsDone(): boolean {
  const [query] = useSearchParams();
  return query.get("done") === "true";
}

/** Returns the row of the address among rows, and ways to the ones beside it; J, K and N move. */
export function usePlace<Row extends { id: number }>(
  kind: InboxKind,
  rows: readonly Row[],
  list: Parameters<typeof useLoadUntil>[0],
) {
  const { id } = useParams();
  const navigate = useNavigate();
  const isDone = useIsDone();
  const { row: current, place, hasLeft, finish } = useOpenRow(rows, id);
  useLoadUntil(list, id === undefined || current !== undefined);
  const open = (at: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at))];
    void navigate(paths.inbox(kind, { isDone, ...(next && { id: next.id }) }));
  };
  const step = useSteps(place, rows.length, open);
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyN", () => step(1));
  return {
    current,
    hasLeft,
    /** Opens what follows the one that was decided; the last one leads to the one before it. */
    openNext() {
      finish();
      open(place + 1 < rows.length ? place + 1 : place - 1);
    },
  };
}
