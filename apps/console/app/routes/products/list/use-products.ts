import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type ProductRow = Reply<"GET /operator/v1/products">["list"][number];

const ROWS = 50;

/** Reads products, the newest first, fifty more at each end. */
export function useProducts({ search, isSoldOut }: { search: string; isSoldOut: boolean }) {
  return useInfiniteQuery({
    queryKey: ["products", "list", search, isSoldOut],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/products", {
        query: {
          take: ROWS,
          ...(search === "" ? {} : { search }),
          ...(isSoldOut ? { isSoldOut } : {}),
          ...(pageParam === null ? {} : { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => (nextPage === null ? null : String(nextPage)),
    placeholderData: keepPreviousData,
  });
}
