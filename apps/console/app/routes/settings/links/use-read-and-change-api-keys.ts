import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { clearRefusedProof, proofOf } from "../../../features/step-up/use-step-up-proof.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type ApiKey = Reply<"GET /operator/v1/api-keys">["list"][number];

const ROWS = 100;

/** Reads the API keys, revoked ones too. */
export const useApiKeys = () =>
  useQuery({
    queryKey: ["api-keys"],
    queryFn: () => callApi("GET /operator/v1/api-keys", { query: { take: ROWS } }),
  });

/** Returns how keys are made, rotated and revoked; each needs a fresh proof. */
export function useChangeApiKeys() {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const settled = {
    onError(error: Error) {
      clearRefusedProof(error);
      toasts.show({ text: error.message, isFailure: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["api-keys"] }),
  };
  const add = useMutation({
    mutationFn: (body: Input<"POST /operator/v1/api-keys">["body"]) =>
      callApi("POST /operator/v1/api-keys", { body }, undefined, proofOf()),
    ...settled,
  });
  const rotate = useMutation({
    mutationFn: ({ id, version }: ApiKey) =>
      callApi(
        "POST /operator/v1/api-keys/{id}/rotate",
        { path: { id }, body: { version, overlapHours: OVERLAP_HOURS, reason: "비밀값 바꾸기" } },
        undefined,
        proofOf(),
      ),
    ...settled,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: ApiKey) =>
      callApi(
        "POST /operator/v1/api-keys/{id}/revoke",
        { path: { id }, body: { reason: "콘솔에서 폐기" } },
        keyOf({ revoke: id }),
        proofOf(),
      ),
    onSuccess: () => toasts.show({ text: "키를 폐기했어요. 이제 쓸 수 없어요" }),
    ...settled,
  });
  return { add, rotate, revoke };
}

/** Hours for which a rotated key's secret of before still holds, so that the other system can be changed meanwhile. */
export const OVERLAP_HOURS = 24;
