import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";
import { type ClaimView, claimQueryOf } from "./claim-views.ts";

export type ClaimRow = Reply<"GET /operator/v1/claims">["list"][number];

const ROWS = 50;

/** Reads the claims of a view, those that have waited longest first. */
export function useClaims(view: ClaimView) {
  return useInfiniteQuery({
    queryKey: ["claims", view],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/claims", {
        query: { ...claimQueryOf(view), take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}

/** Reads the orders whose buyers ask to cancel. */
export function useCancellationRequests() {
  return useQuery({
    queryKey: ["orders", "to-cancel"],
    queryFn: () => callApi("GET /operator/v1/orders", { query: { status: "withdraw_request", take: ROWS } }),
  });
}

type Decision =
  | "PUT /operator/v1/claims/{id}/approve"
  | "PUT /operator/v1/claims/{id}/deny"
  | "POST /operator/v1/claims/{id}/pickup"
  | "PUT /operator/v1/claims/{id}/pickup/receive";

/** Moves a claim on by one call and says what was done. @param name of the call */
export function useMoveClaim<N extends Decision>(name: N, done: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<N>) => callApi(name, input, crypto.randomUUID()),
    onSuccess() {
      toasts.show({ text: done });
      onDone();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["claims"] }),
        client.invalidateQueries({ queryKey: ["orders"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]),
  });
}
