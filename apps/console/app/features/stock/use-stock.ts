import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";

export type StockRow = Reply<"GET /operator/v1/stock">["list"][number];
export type StockFilter = { view: "low" | "out" | "all"; search: string };

const AGAIN_MS = 5000;
const ROWS = 50;
const MOST = 100;

/** Reads the stock of counted options, fifty more at each end. */
export const useStock = ({ view, search }: StockFilter) =>
  useInfiniteQuery({
    queryKey: ["stock", "levels", view, search],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/stock", {
        query: {
          take: ROWS,
          ...(view !== "all" && { view }),
          ...(search !== "" && { search }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

/** Reads the counted options of a farm; of none for `null`. */
export const useStockOfFarm = (distributorId: number | null) =>
  useQuery({
    queryKey: ["stock", "farm", distributorId],
    queryFn: () =>
      readAllPages((next) =>
        callApi("GET /operator/v1/stock", {
          query: { take: MOST, ...(distributorId !== null && { distributorId }), ...next },
        }),
      ),
    enabled: distributorId !== null,
  });
