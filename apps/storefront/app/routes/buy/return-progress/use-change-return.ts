import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Api } from "@todayfruit/contract/all-calls";
import { useRef } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

/**
 * Changes a request by a call that replies it, with one idempotency key per attempt, so that a retry after a lost reply takes
 * effect once; shows what became of it.
 *
 * @param done text shown after success
 */
export function useChangeReturn<Wish>(
  { id, orderId }: Pick<FollowedReturn, "id" | "orderId">,
  change: (call: Api, wish: Wish) => Promise<FollowedReturn>,
  { done, onDone }: { done: string; onDone(): void },
) {
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: (wish: Wish) => {
      key.current ??= crypto.randomUUID();
      return change(apiWithKey(key.current), wish);
    },
    onSuccess: async (changed) => {
      key.current = null;
      onDone();
      showSnackbar(done, { tone: "success" });
      queries.setQueryData(["claim", id], changed);
      await Promise.all(
        [["claims", orderId], ["order", orderId], ["orders"]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: async (error) => {
      if (refusalCodeOf(error) !== null) {
        key.current = null;
        onDone();
        await queries.invalidateQueries({ queryKey: ["claim", id] });
      }
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
}
