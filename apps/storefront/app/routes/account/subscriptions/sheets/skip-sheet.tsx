import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import Info from "lucide-react/icons/info";
import { momentText } from "../../../../features/subscriptions/subscription-texts.ts";
import { serverClock } from "../../../../server-clock/server-clock.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { Callout } from "../../../../ui/layout/callout.tsx";
import { KeyValue, KeyValues } from "../../../../ui/layout/key-values.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { SubscriptionLine } from "../subscription-line.tsx";
import { useSkipNextDelivery } from "../use-skip-next-delivery.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";
import { TooLateSheet } from "./too-late-sheet.tsx";

/** Asks whether the next delivery is skipped, with the day of the one after it. */
export function SkipSheet({ subscription, onClose }: SubscriptionSheetProps) {
  const { next, intervalWeeks } = subscription;
  const skipping = useSkipNextDelivery(onClose);
  if (next === null || !next.canChange) return <TooLateSheet title="건너뛰기" onClose={onClose} />;
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  const day = formatMonthDay(next.dispatchOn);
  return (
    <BottomSheet
      open
      title={`${day.slice(0, -4)}은 건너뛸까요?`}
      onClose={onClose}
      foot={
        <div className="flex gap-2">
          <Button className="flex-1" tone="ghost" size="lg" onClick={onClose}>
            그대로 받기
          </Button>
          <Button
            className="flex-2"
            size="lg"
            busy={skipping.isPending}
            onClick={() => skipping.skip(subscription, next)}
          >
            이번만 건너뛰기
          </Button>
        </div>
      }
    >
      <SubscriptionLine subscription={subscription} text={`${intervalWeeks}주마다`} price={next.goodsPrice} />
      <div className="mt-4">
        <KeyValues>
          <KeyValue name="이번">
            <s>{day}</s>
          </KeyValue>
          <KeyValue name="다음 출고">
            <b>{formatMonthDay(next.afterSkipOn)}</b>
          </KeyValue>
        </KeyValues>
      </div>
      <div className="mt-3">
        <Callout icon={Info}>
          결제 전이라 낼 돈이 없어요. {momentText(next.changeUntil, today)}까지 되돌릴 수 있어요
        </Callout>
      </div>
    </BottomSheet>
  );
}
