import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type SentParcel = Reply<"GET /operator/v1/sent-parcels">["list"][number];

const ROWS = 100;

/** Reads the parcels of a farm that left on a day, the last first. */
export function useSentParcels(day: string, distributorId: number) {
  return useInfiniteQuery({
    queryKey: ["dispatch", "sent", day, distributorId],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/sent-parcels", {
        query: { day, distributorId, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}
