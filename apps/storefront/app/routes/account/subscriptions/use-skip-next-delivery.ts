import { api } from "../../../api/browser-api.ts";
import type { Subscription } from "../../../features/subscriptions/use-subscriptions.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "./use-change-subscription.ts";

type Next = NonNullable<Subscription["next"]>;

/** Skips the next delivery of a subscription; the message offers to take it back. */
export function useSkipNextDelivery(onSkipped: () => void = () => undefined) {
  const { mutate, isPending } = useChangeSubscription();

  function takeBack({ id }: Subscription, { number }: Next): void {
    mutate({
      send: () =>
        api("DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip", { path: { id, number } }),
      done: () => showSnackbar("건너뛰기를 되돌렸어요", { tone: "success" }),
    });
  }

  function skip(subscription: Subscription, next: Next): void {
    mutate({
      send: () =>
        api("PUT /v1/app-users/subscriptions/{id}/cycles/{number}/skip", {
          path: { id: subscription.id, number: next.number },
        }),
      done: () => {
        showSnackbar("이번은 건너뛰었어요", {
          tone: "success",
          action: { label: "되돌리기", run: () => takeBack(subscription, next) },
        });
        onSkipped();
      },
    });
  }
  return { skip, isPending };
}
