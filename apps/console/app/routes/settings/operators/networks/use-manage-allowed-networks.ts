import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { clearRefusedProof, proofOf } from "../../../../features/step-up/use-step-up-proof.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";

export type Networks = Reply<"GET /operator/v1/allowed-networks">;

/** Reads the networks from which operators may work. */
export const useAllowedNetworks = () =>
  useQuery({
    queryKey: ["allowed-networks"],
    queryFn: () => callApi("GET /operator/v1/allowed-networks", {}),
  });

/** Returns how the networks are replaced, with a fresh proof. */
export function useChangeNetworks(onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Input<"PUT /operator/v1/allowed-networks">["body"]) =>
      callApi("PUT /operator/v1/allowed-networks", { body }, keyOf(body), proofOf()),
    onSuccess() {
      toasts.show({ text: "들어올 수 있는 네트워크를 정했어요" });
      onDone();
    },
    onError: clearRefusedProof,
    onSettled: () => client.invalidateQueries({ queryKey: ["allowed-networks"] }),
  });
}
