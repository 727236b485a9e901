import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

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
