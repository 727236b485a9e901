import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";

export type Subscription = Reply<"GET /v1/app-users/subscriptions">["list"][number];
export type SubscriptionDetail = Reply<"GET /v1/app-users/subscriptions/{id}">;

/** Cache key of everything about the member's subscriptions. */
export const SUBSCRIPTIONS_KEY = ["subscriptions"] as const;
export const subscriptionKey = (id: number) => [...SUBSCRIPTIONS_KEY, id] as const;

/** Queries the member's subscriptions: the active ones by their next delivery, then the paused ones. */
export function useSubscriptions() {
  return useQuery({
    queryKey: SUBSCRIPTIONS_KEY,
    queryFn: () => api("GET /v1/app-users/subscriptions"),
    // Prices, states and days change with the time.
    staleTime: 0,
  });
}

/** Queries a subscription with what its sheets offer. */
export function useSubscription(id: number) {
  return useQuery({
    queryKey: subscriptionKey(id),
    queryFn: () => api("GET /v1/app-users/subscriptions/{id}", { path: { id } }),
    staleTime: 0,
  });
}
