import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";

/** Cache key of the changed terms that a member is asked for. */
export function changedTermsKey(memberId: number | null): readonly unknown[] {
  return ["changed-terms", memberId];
}

/**
 * Loads the changed terms that a member is asked for, once a visit.
 *
 * @param memberId `null` for guests, who are never asked
 */
export function useChangedTerms(memberId: number | null) {
  return useQuery({
    queryKey: changedTermsKey(memberId),
    queryFn: async () => (await api("GET /v1/app-users/terms")).list,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: memberId !== null,
  });
}
