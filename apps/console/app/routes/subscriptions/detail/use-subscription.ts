import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type SubscriptionDetail = Reply<"GET /operator/v1/subscriptions/{id}">;

/** Reads one subscription with its cycles and what operators did. */
export const useSubscription = (id: number) =>
  useQuery({
    queryKey: ["subscriptions", "one", id],
    queryFn: () => callApi("GET /operator/v1/subscriptions/{id}", { path: { id } }),
  });
