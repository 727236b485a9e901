import { useNavigate, useParams, useSearchParams } from "react-router";
import { type InboxKind, paths } from "../../../paths.ts";
import { useRowQueue } from "../../../ui/table/use-row-queue.ts";

/** Returns whether a list shows what is open or what is done, by the address. */
export function useIsDone(): boolean {
  const [query] = useSearchParams();
  return query.get("done") === "true";
}

/** Returns the row of the address among rows, and a way to the next one; J, K and N move. */
export function useSelectedRow<Row extends { id: number }>(
  kind: InboxKind,
  rows: readonly Row[],
  list: Parameters<typeof useRowQueue>[0]["list"],
) {
  const navigate = useNavigate();
  const isDone = useIsDone();
  const queue = useRowQueue({
    rows,
    id: useParams().id,
    list,
    open: (id) => void navigate(paths.inbox(kind, { isDone, ...(id !== undefined && { id }) })),
  });
  return { current: queue.row, hasLeft: queue.hasLeft, openNext: queue.openNext };
}
