import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useRef } from "react";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { apiWithKey } from "../../../../api/browser-api.ts";
import { momentText } from "../../../../features/subscriptions/subscription-texts.ts";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";
import { serverClock } from "../../../../server-clock/server-clock.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { SubscriptionLine } from "../subscription-line.tsx";
import { useChangeSubscription } from "../use-change-subscription.ts";

type PaymentFailedPanelProps = {
  subscription: Subscription;
  next: NonNullable<Subscription["next"]>;
  /** Opens the sheet of its card. */
  onCard(): void;
};

/** Delivery whose card was refused: paid again by the same card or another until the day before. */
export function PaymentFailedPanel({ subscription, next, onCard }: PaymentFailedPanelProps) {
  const { id, card } = subscription;
  const paying = useChangeSubscription();
  const key = useRef<string | null>(null);
  const today = kstDateOf(new Date(serverClock.now()).toISOString());

  /** Pays under one key, so that a press after a lost reply pays once; a refusal ends the key. */
  async function send() {
    key.current ??= crypto.randomUUID();
    try {
      return await apiWithKey(key.current)("PUT /v1/app-users/subscriptions/{id}/cycles/{number}/pay", {
        path: { id, number: next.number },
      });
    } catch (error) {
      if (refusalCodeOf(error) !== null) key.current = null;
      throw error;
    }
  }

  return (
    <>
      <p
        role="alert"
        className="flex items-start gap-2 rounded-md bg-danger-tint px-3.5 py-3 text-label text-danger"
      >
        <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          {card ? `${josa(card.cardName, "으로/로")} 결제하지 못했어요.` : "결제하지 못했어요."}
          {next.failure && ` ${next.failure.message}`}
        </span>
      </p>
      <div className="mt-3">
        <SubscriptionLine
          subscription={subscription}
          text={`${formatMonthDay(next.dispatchOn)} 출고`}
          price={next.goodsPrice}
        />
      </div>
      <div className="mt-4 flex gap-2">
        <Button className="flex-1" tone="outline" size="sm" aria-haspopup="dialog" onClick={onCard}>
          카드 바꾸기
        </Button>
        <Button
          className="flex-1"
          size="sm"
          busy={paying.isPending}
          onClick={() =>
            paying.mutate({
              send,
              done: () => showSnackbar("결제했어요. 같은 날 보내드려요", { tone: "success" }),
            })
          }
        >
          {groupDigits(next.price)}원 다시 결제
        </Button>
      </div>
      <p className="mt-3 text-center text-caption text-ink-3 tabular-nums">
        {momentText(next.payUntil, today)}까지 결제하면 같은 날 보내요
      </p>
    </>
  );
}
