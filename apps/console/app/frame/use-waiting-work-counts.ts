import { queryOptions, useQuery } from "@tanstack/react-query";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import { callApi } from "../api/console-api.ts";
import { useMe } from "../session/use-me.ts";

/** Query for the work that waits, read again when any list changes. */
export const waitingQuery = queryOptions({
  queryKey: ["waiting"],
  queryFn: () => callApi("GET /operator/v1/waiting"),
});

/** Returns how much of some kinds of work waits, together. */
export function useWaitingWorkCounts(): { count(works: readonly WaitingWork[]): number } {
  const { me } = useMe();
  // A farm's own work is in its screens; the call is the shop's.
  const { data } = useQuery({ ...waitingQuery, enabled: me.distributorIds === null });
  const counts = new Map(data?.list.map(({ work, count }) => [work, count]));
  return { count: (works) => works.reduce((sum, work) => sum + (counts.get(work) ?? 0), 0) };
}
