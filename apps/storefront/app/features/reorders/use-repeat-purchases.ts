import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";

export type RepeatPurchases = Reply<"GET /v1/app-users/repeat-purchases">;
export type RepeatPurchase = RepeatPurchases["due"][number];

/** Queries what a member buys again and again. */
export function useRepeatPurchases(isMember: boolean) {
  return useQuery({
    queryKey: ["repeat-purchases"],
    queryFn: () => api("GET /v1/app-users/repeat-purchases"),
    enabled: isMember,
    staleTime: 30_000,
  });
}
