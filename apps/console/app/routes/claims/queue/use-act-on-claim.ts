import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

type Decision =
  | "PUT /operator/v1/claims/{id}/approve"
  | "PUT /operator/v1/claims/{id}/deny"
  | "POST /operator/v1/claims/{id}/pickup"
  | "PUT /operator/v1/claims/{id}/pickup/receive";

/** Moves a claim on by one call and says what was done. @param name of the call */
export function useActOnClaim<N extends Decision>(name: N, done: string, onDone: () => void) {
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
