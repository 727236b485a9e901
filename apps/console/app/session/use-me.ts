import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import { callApi } from "../api/console-api.ts";

const MINUTE_MS = 60_000;

export type Me = Reply<"GET /operator/v1/me">;

/** Query for the operator of this session. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: () => callApi("GET /operator/v1/me"),
  staleTime: MINUTE_MS,
});

/** Returns the operator of this session, and whether they have a permission. */
export function useMe() {
  const { data: me } = useSuspenseQuery(meQuery);
  return { me, may: (permission: Permission) => me.permissions.includes(permission) };
}
