import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type ProductChange = Reply<"GET /operator/v1/changes">["list"][number];

type Query = { status?: ProductChange["status"]; isWanted?: boolean };

/** Reads the last changes of a product, the newest first, again with each version of it; of one status alone when given. */
export function useLatestChangesOfProduct(
  { id, version }: { id: number; version: number },
  { status, isWanted = true }: Query = {},
) {
  return useQuery({
    queryKey: ["products", "changes", id, status ?? "all", version],
    queryFn: () =>
      callApi("GET /operator/v1/changes", {
        query: { noun: "products", recordId: id, take: 20, ...(status && { status }) },
      }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}
