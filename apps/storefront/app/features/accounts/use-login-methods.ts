import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";

export const LOGIN_METHODS_KEY = ["social-accounts"] as const;

/** Queries the member's login methods: the linked providers, and whether a password is set. */
export function useLoginMethods(options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: LOGIN_METHODS_KEY,
    queryFn: () => api("GET /v1/app-users/social"),
    ...options,
  });
}
