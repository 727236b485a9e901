import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";

export type FarmOfDay = Reply<"GET /operator/v1/dispatch-farms">["list"][number];

/** Reads the farms that have something to send on a day, what is open first. */
export function useFarmsOfDay(day: string) {
  return useQuery({
    queryKey: ["dispatch", "farms", day],
    queryFn: () => callApi("GET /operator/v1/dispatch-farms", { query: { day } }),
    placeholderData: keepPreviousData,
  });
}
