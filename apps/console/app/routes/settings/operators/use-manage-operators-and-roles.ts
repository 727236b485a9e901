import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { clearRefusedProof, proofOf } from "../../../features/step-up/use-step-up-proof.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type OperatorRow = Reply<"GET /operator/v1/operators">["list"][number];
export type Role = Reply<"GET /operator/v1/roles">["list"][number];

/** Reads the operators. */
export const useOperators = () =>
  useQuery({ queryKey: ["operators"], queryFn: () => callApi("GET /operator/v1/operators", {}) });

/** Reads the roles with their permissions. */
export const useRoles = () =>
  useQuery({ queryKey: ["roles"], queryFn: () => callApi("GET /operator/v1/roles", {}) });

/** Returns how operators and roles are written; each needs a fresh proof, and a refused one is forgotten. */
export function useChangeOperators(onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const settled = {
    onError: clearRefusedProof,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["operators"] }),
        client.invalidateQueries({ queryKey: ["roles"] }),
        client.invalidateQueries({ queryKey: ["me"] }),
      ]),
  };
  const done = (text: string) => () => {
    toasts.show({ text });
    onDone();
  };
  const add = useMutation({
    mutationFn: (body: Input<"POST /operator/v1/operators">["body"]) =>
      callApi("POST /operator/v1/operators", { body }, undefined, proofOf()),
    ...settled,
  });
  const change = useMutation({
    mutationFn: (input: Input<"PUT /operator/v1/operators/{id}">) =>
      callApi("PUT /operator/v1/operators/{id}", input, undefined, proofOf()),
    onSuccess: done("운영자를 바꿨어요"),
    ...settled,
  });
  const addRole = useMutation({
    mutationFn: (body: Input<"POST /operator/v1/roles">["body"]) =>
      callApi("POST /operator/v1/roles", { body }, keyOf(body), proofOf()),
    onSuccess: done("역할을 만들었어요"),
    ...settled,
  });
  const changeRole = useMutation({
    mutationFn: (input: Input<"PUT /operator/v1/roles/{id}">) =>
      callApi("PUT /operator/v1/roles/{id}", input, keyOf(input), proofOf()),
    onSuccess: done("역할을 바꿨어요"),
    ...settled,
  });
  const deleteRole = useMutation({
    mutationFn: (input: Input<"POST /operator/v1/roles/{id}/delete">) =>
      callApi("POST /operator/v1/roles/{id}/delete", input, keyOf(input), proofOf()),
    onSuccess: done("역할을 지웠어요"),
    ...settled,
  });
  const changeLimits = useMutation({
    mutationFn: (input: Input<"PUT /operator/v1/roles/{id}/goodwill-limits">) =>
      callApi("PUT /operator/v1/roles/{id}/goodwill-limits", input, keyOf(input), proofOf()),
    onSuccess: done("한도를 바꿨어요"),
    ...settled,
  });
  return { add, change, addRole, changeRole, deleteRole, changeLimits };
}
