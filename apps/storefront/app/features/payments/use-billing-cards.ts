import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";

export const BILLING_CARDS_KEY = ["billing-cards"] as const;

/** Queries the member's registered cards, the default one first. */
export function useBillingCards(options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: BILLING_CARDS_KEY,
    queryFn: () => api("GET /v1/app-users/billing-cards"),
    ...options,
  });
}
