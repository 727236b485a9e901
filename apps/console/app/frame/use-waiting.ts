import { queryOptions, useQuery } from "@tanstack/react-query";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work";
import { callApi } from "../api/console-api.ts";

const AGAIN_MS = 5000;

/** Query for the work that waits; asked again every five seconds while the window is shown. */
export const waitingQuery = queryOptions({
  queryKey: ["waiting"],
  queryFn: () => callApi("GET /operator/v1/waiting"),
  refetchInterval: AGAIN_MS,
});

/** Returns how much of some kinds of work waits, together. */
export function useWaiting(): {
  count(works: readonly WaitingWork[]): number;
  readAt: number;
  isLost: boolean;
} {
  const { data, dataUpdatedAt, isError } = useQuery(waitingQuery);
  const counts = new Map(data?.list.map(({ work, count }) => [work, count]));
  return {
    count: (works) => works.reduce((sum, work) => sum + (counts.get(work) ?? 0), 0),
    readAt: dataUpdatedAt,
    isLost: isError,
  };
}
