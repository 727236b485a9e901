import { useMutation, useQueryClient } from "@tanstack/react-query";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import {
  SUBSCRIPTIONS_KEY,
  type SubscriptionDetail,
  subscriptionKey,
} from "../../../features/subscriptions/use-subscriptions.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type Change = {
  send(): Promise<SubscriptionDetail>;
  /** Called with what the server answered. */
  done(detail: SubscriptionDetail): void;
};

/** Sends a change of a subscription; a refusal is said, and both reread what holds now. */
export function useChangeSubscription() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (detail, { done }) => {
      queries.setQueryData(subscriptionKey(detail.id), detail);
      done(detail);
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: () => queries.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
  });
}
