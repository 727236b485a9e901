import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { callApi } from "../../../../api/console-api.ts";
import { toasts } from "../../../../ui/feedback/toasts.ts";

type Move =
  | "PUT /operator/v1/orders/{id}/hold"
  | "PUT /operator/v1/orders/{id}/dispatch"
  | "PUT /operator/v1/orders/{id}/cancel"
  | "PUT /operator/v1/orders/{id}/withdraw-request/approve"
  | "PUT /operator/v1/orders/{id}/withdraw-request/deny";

/** Moves an order on by one call, once however often it is tried, and says what was done. */
export function useMoveOrder<N extends Move>(name: N, done: string, onDone: () => void) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (input: Input<N>) => callApi(name, input, key),
    onSuccess() {
      toasts.show({ text: done });
      onDone();
      return Promise.all([
        client.invalidateQueries({ queryKey: ["orders"] }),
        client.invalidateQueries({ queryKey: ["waiting"] }),
      ]);
    },
  });
}
