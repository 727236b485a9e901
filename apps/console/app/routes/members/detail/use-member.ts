import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type Member = Reply<"GET /operator/v1/members/{id}">;

export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: ["members", id],
    queryFn: () => callApi("GET /operator/v1/members/{id}", { path: { id } }),
  });

/** Reads a member with what they did; reading it is logged, and shown to the member. */
export const useMember = (id: number) => useQuery(memberQuery(id));
