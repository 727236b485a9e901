import { useMutation } from "@tanstack/react-query";
import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import type { Input } from "@todayfruit/contract/all-calls";
import { api } from "../api/browser-api.ts";

export type Proof = Omit<Input<"POST /v1/app-users/confirmations">["body"], "purpose">;

/** Props of each way to confirm: the function that takes the proof, and the last result. */
export type GiveProof = {
  busy: boolean;
  error: unknown;
  give(proof: Proof): void;
};

/**
 * Exchanges a proof for a confirmation.
 *
 * @param onConfirmed called with the confirmation and its expiry in ms since 1970
 */
export function useSubmitProof(
  purpose: ConfirmPurpose,
  onConfirmed: (confirmation: string, until: number) => void,
) {
  return useMutation({
    mutationFn: (proof: Proof) => api("POST /v1/app-users/confirmations", { body: { purpose, ...proof } }),
    onSuccess: ({ confirmation, expiresInSeconds }) =>
      onConfirmed(confirmation, Date.now() + expiresInSeconds * 1000),
  });
}
