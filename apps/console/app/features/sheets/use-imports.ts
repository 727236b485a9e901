import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { toasts } from "../../ui/feedback/toasts.ts";

export type ImportRow = Reply<"GET /operator/v1/imports">["list"][number];

const ROWS = 20;
/** Interval in ms at which an import that is being written is read again. */
const WORKING_MS = 1000;

const isWorking = (rows: readonly { status: ImportRow["status"] }[]) =>
  rows.some(({ status }) => status === "running");

/** Reads what was done by files, the newest first; one that is being written is followed. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: ["imports", "list"],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/imports", {
        query: { take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    refetchInterval: ({ state }) =>
      isWorking(state.data?.pages.flatMap(({ list }) => list) ?? []) ? WORKING_MS : false,
  });
}

/** Reads one import with the cells that were not written; one that is being written is followed. */
export function useImport(id: number) {
  return useQuery({
    queryKey: ["imports", "one", id],
    queryFn: () => callApi("GET /operator/v1/imports/{id}", { path: { id } }),
    refetchInterval: ({ state }) => (state.data && isWorking([state.data]) ? WORKING_MS : false),
  });
}

/** Returns how an import is stopped and taken back; each try of one press has the same key. */
export function useChangeImport() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const onSettled = () => client.invalidateQueries();
  const onError = ({ message }: Error) => toasts.show({ text: message, isFailure: true });
  const stop = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "PUT /operator/v1/imports/{id}/stop",
        { path: { id }, body: { reason: "콘솔에서 멈춤" } },
        keyOf({ stop: id }),
      ),
    onSuccess: ({ notWrittenCount }) =>
      toasts.show({ text: `멈췄어요. 남은 ${notWrittenCount.toLocaleString()}줄은 고치지 않아요` }),
    onError,
    onSettled,
  });
  const undo = useMutation({
    mutationFn: (id: number) =>
      callApi(
        "POST /operator/v1/imports/{id}/undo",
        { path: { id }, body: { reason: "콘솔에서 되돌림" } },
        keyOf({ undo: id }),
      ),
    onSuccess: ({ changedCount }) => toasts.show({ text: `${changedCount.toLocaleString()}줄을 되돌렸어요` }),
    onError,
    onSettled,
  });
  return { stop, undo };
}
