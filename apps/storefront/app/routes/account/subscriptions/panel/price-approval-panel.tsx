import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { api } from "../../../../api/browser-api.ts";
import { momentText } from "../../../../features/subscriptions/subscription-texts.ts";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";
import { serverClock } from "../../../../server-clock/server-clock.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { Callout } from "../../../../ui/layout/callout.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { SubscriptionLine } from "../subscription-line.tsx";
import { useChangeSubscription } from "../use-change-subscription.ts";
import { useSkipNextDelivery } from "../use-skip-next-delivery.ts";

type PriceApprovalPanelProps = { subscription: Subscription; next: NonNullable<Subscription["next"]> };

/** Delivery whose price is above the limit: nothing is paid until its buyer says so. */
export function PriceApprovalPanel({ subscription, next }: PriceApprovalPanelProps) {
  const { id, productName, priceLimit } = subscription;
  const skipping = useSkipNextDelivery();
  const approving = useChangeSubscription();
  const price = `${groupDigits(next.goodsPrice)}원`;
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  const approve = () =>
    approving.mutate({
      send: () =>
        api("PUT /v1/app-users/subscriptions/{id}/cycles/{number}/approve", {
          path: { id, number: next.number },
          body: { goodsPrice: next.goodsPrice },
        }),
      done: () => showSnackbar(`이번은 ${price}에 받아요`, { tone: "success" }),
    });
  return (
    <>
      <Callout icon={TriangleAlert} tone="warning">
        {josa(productName, "이/가")} <b>{price}</b>이 되었어요. 정한 {groupDigits(priceLimit ?? 0)}원을 넘어서
        결제를 멈췄어요
      </Callout>
      <div className="mt-3">
        <SubscriptionLine
          subscription={subscription}
          text={`${formatMonthDay(next.dispatchOn)} 출고${next.lastGoodsPrice === null ? "" : ` · 지난번 ${groupDigits(next.lastGoodsPrice)}원`}`}
          price={next.goodsPrice}
        />
      </div>
      <div className="mt-4 flex gap-2">
        <Button
          className="flex-1"
          tone="outline"
          size="sm"
          busy={skipping.isPending}
          onClick={() => skipping.skip(subscription, next)}
        >
          이번만 건너뛰기
        </Button>
        <Button className="flex-1" size="sm" busy={approving.isPending} onClick={approve}>
          {price}에 받기
        </Button>
      </div>
      <p className="mt-3 text-center text-caption text-ink-3 tabular-nums">
        {momentText(next.changeUntil, today)}까지 답이 없으면 건너뛰어요
      </p>
    </>
  );
}
