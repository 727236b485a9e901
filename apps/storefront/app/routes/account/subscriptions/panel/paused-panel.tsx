import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { api } from "../../../../api/browser-api.ts";
import { PAUSE_TEXTS } from "../../../../features/subscriptions/subscription-texts.ts";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";

type PausedPanelProps = { subscription: Subscription; pause: NonNullable<Subscription["pause"]> };

/** End and reason of a pause, and the button that resumes the subscription. */
export function PausedPanel({ subscription: { id, productName }, pause }: PausedPanelProps) {
  const resuming = useChangeSubscription();
  const reason = PAUSE_TEXTS[pause.reason];
  const until =
    pause.until === null
      ? "다시 시작할 때까지 쉬어요."
      : `${formatMonthDay(pause.until)}까지 쉬어요. 다시 시작하기 전에 알려드려요.`;
  return (
    <>
      <p className="mt-3 text-caption text-ink-3 tabular-nums">{reason ?? until}</p>
      <Button
        block
        className="mt-4"
        tone="outline-brand"
        size="sm"
        aria-label={`${productName} 지금 다시 시작하기`}
        busy={resuming.isPending}
        onClick={() =>
          resuming.mutate({
            send: () => api("PUT /v1/app-users/subscriptions/{id}/resume", { path: { id } }),
            done: ({ next }) =>
              showSnackbar(
                next ? `${formatMonthDay(next.dispatchOn)}부터 다시 보내드려요` : "다시 시작했어요",
                { tone: "success" },
              ),
          })
        }
      >
        지금 다시 시작하기
      </Button>
    </>
  );
}
