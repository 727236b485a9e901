import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";

export type MyPageCounts = Reply<"GET /v1/app-users/my-page">;

/** Loads the counts of the member's page, fresh on every visit. */
export function useMyPageCounts(isMember: boolean) {
  return useQuery({
    queryKey: ["my-page"],
    queryFn: () => api("GET /v1/app-users/my-page"),
    enabled: isMember,
    staleTime: 0,
  });
}
