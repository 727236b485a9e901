import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import { readPages } from "../../api/read-pages.ts";

export type Farm = Reply<"GET /operator/v1/distributors">["list"][number];

const NONE: Farm[] = [];

/** Returns all farms by their names; none before they have come. */
export function useFarms(): readonly Farm[] {
  const { data } = useQuery({
    queryKey: ["farms"],
    queryFn: () =>
      readPages((nextPage) =>
        callApi("GET /operator/v1/distributors", { query: { take: 100, ...nextPage } }),
      ),
    select: (farms) => farms.toSorted((a, b) => a.name.localeCompare(b.name, "ko")),
  });
  return data ?? NONE;
}
