import { useNavigate, useParams, useSearchParams } from "react-router";
import { type InboxKind, paths } from "../../../paths.ts";
import { useQueue } from "../../../ui/table/use-queue.ts";

/** Returns whether a list shows what is open or what is done, by the address. */
export function useIsDone(): boolean {
  const [query] = useSearchParams();
  return query.get("done") === "true";
}

/** Returns the row of the address among rows, and a way to the next one; J, K and N move. */
export function usePlace<Row extends { id: number }>(
  kind: InboxKind,
  rows: readonly Row[],
  list: Parameters<typeof useQueue>[0]["list"],
) {
  const navigate = useNavigate();
  const isDone = useIsDone();
  const queue = useQueue({
    rows,
    id: useParams().id,
    list,
    open: (id) => void navigate(paths.inbox(kind, { isDone, ...(id !== undefined && { id }) })),
  });
  return { current: queue.row, hasLeft: queue.hasLeft, openNext: queue.openNext };
}
