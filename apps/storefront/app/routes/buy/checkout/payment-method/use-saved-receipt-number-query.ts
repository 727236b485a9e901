import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/browser-api.ts";

export const SAVED_RECEIPT_KEY = ["kept-cash-receipt"] as const;

/** Queries the member's saved cash receipt number; `null` without one, and for guests. */
export function useSavedReceiptNumberQuery(isMember: boolean) {
  const found = useQuery({
    queryKey: SAVED_RECEIPT_KEY,
    queryFn: () => api("GET /v1/app-users/cash-receipt/info"),
    enabled: isMember,
  });
  return found.data?.cashReceiptInfo ?? null;
}
