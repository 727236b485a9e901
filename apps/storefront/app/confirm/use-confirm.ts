import { useMutation } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import type { ConfirmPurpose } from "@todayfruit/contract/confirm-purposes";
import { api } from "../api/browser-api.ts";

export type Proof = Omit<Input<"POST /v1/app-users/confirmations">["body"], "purpose">;

/** Props of each way of confirming: where its proof goes, and what came of the last one. */
export type GiveProof = {
  busy: boolean;
  error: unknown;
  give(proof: Proof): void;
};

/** Changes a proof into a confirmation. @param onConfirmed gets it with when it ends, in ms since 1970 */
export function useConfirm(
  purpose: ConfirmPurpose,
  onConfirmed: (confirmation: string, until: number) => void,
) {
  return useMutation({
    mutationFn: (proof: Proof) => api("POST /v1/app-users/confirmations", { body: { purpose, ...proof } }),
    onSuccess: ({ confirmation, expiresInSeconds }) =>
      onConfirmed(confirmation, Date.now() + expiresInSeconds * 1000),
  });
}
