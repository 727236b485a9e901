import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type LotRow = Reply<"GET /operator/v1/stock-lots">["list"][number];
export type LotFilter = { search: string; hasUnits: boolean };

const AGAIN_MS = 5000;
const ROWS = 50;

/** Reads lots, the newest first, fifty more at each end. */
export const useLots = ({ search, hasUnits }: LotFilter) =>
  useInfiniteQuery({
    queryKey: ["stock", "lots", search, hasUnits],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/stock-lots", {
        query: {
          take: ROWS,
          ...(hasUnits && { hasUnits }),
          ...(search !== "" && { search }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });
