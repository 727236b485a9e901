import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";

export const waysInKey = ["social-accounts"] as const;

/** By which ways the member logs in: providers, and whether a password, too. */
export function useWaysIn(options: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: waysInKey, queryFn: () => api("GET /v1/app-users/social"), ...options });
}
