import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";

export const waysInKey = ["social-accounts"] as const;

/** Queries the member's login methods: the linked providers, and whether a password is set. */
export function useWaysIn(options: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: waysInKey, queryFn: () => api("GET /v1/app-users/social"), ...options });
}
