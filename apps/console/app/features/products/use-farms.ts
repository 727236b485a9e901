import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { readAllPages } from "../../api/read-all-pages.ts";

export type Farm = Reply<"GET /operator/v1/distributors">["list"][number];

const NONE: Farm[] = [];

/** Query for all farms by their names. */
export const farmsQuery = queryOptions({
  queryKey: ["farms"],
  queryFn: () =>
    readAllPages((nextPage) =>
      callApi("GET /operator/v1/distributors", { query: { take: 100, ...nextPage } }),
    ),
  select: (farms) => farms.toSorted((a, b) => a.name.localeCompare(b.name, "ko")),
});

/** Returns all farms by their names; none before they have come. */
export function useFarms(): readonly Farm[] {
  return useQuery(farmsQuery).data ?? NONE;
}
