import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { rhythmText } from "../../../../features/subscriptions/subscription-texts.ts";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { IconButton } from "../../../../ui/form/icon-button.tsx";
import { Badge } from "../../../../ui/layout/badge.tsx";
import { SubscriptionLine } from "../subscription-line.tsx";
import type { SheetKind } from "../subscription-sheet-types.ts";
import { NextDeliveryNotes } from "./next-delivery-notes.tsx";
import { PausedPanel } from "./paused-panel.tsx";
import { PaymentFailedPanel } from "./payment-failed-panel.tsx";
import { PriceApprovalPanel } from "./price-approval-panel.tsx";
import { SeasonBoxContents } from "./season-box-contents.tsx";

type SubscriptionPanelProps = { subscription: Subscription; onSheet(kind: SheetKind): void };

/** One subscription: what comes when, at which price, and what can be done about it. */
export function SubscriptionPanel({ subscription, onSheet }: SubscriptionPanelProps) {
  const { next, productName, intervalWeeks, isBox, pause } = subscription;
  const title = next === null ? "쉬는 중" : `${formatMonthDay(next.dispatchOn)} 출고`;
  const hasEnd = pause !== null && next !== null;
  // A subscription that rests waits for nothing.
  const isAsked = pause === null && next?.state === "ask";
  const hasFailed = pause === null && next?.state === "failed";
  return (
    <section
      className="mt-2 bg-surface px-gutter py-6 first:mt-0"
      aria-label={`${productName}, ${hasEnd ? "쉬는 중, " : ""}${title}`}
    >
      {isAsked && <PriceApprovalPanel subscription={subscription} next={next} />}
      {hasFailed && (
        <PaymentFailedPanel subscription={subscription} next={next} onCard={() => onSheet("card")} />
      )}
      {(isAsked || hasFailed) && (
        <Button
          block
          className="mt-2"
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`한도 바꾸기 · 쉬기, ${productName} 정기배송 메뉴`}
          onClick={() => onSheet("menu")}
        >
          한도 바꾸기 · 쉬기
        </Button>
      )}
      {!isAsked && !hasFailed && (
        <>
          <div className="flex min-h-6 items-center justify-between gap-2">
            <h3 className="flex items-center gap-1.5 text-title3 font-bold tabular-nums">
              <Badge tone={pause === null ? "brand" : "mute"}>
                {hasEnd ? "쉬는 중" : `${intervalWeeks}주마다`}
              </Badge>
              {title}
            </h3>
            <IconButton
              className="-my-2.5 -mr-3"
              label={`${productName} 정기배송 메뉴`}
              aria-haspopup="dialog"
              onClick={() => onSheet("menu")}
            >
              <EllipsisVertical className="size-5" aria-hidden />
            </IconButton>
          </div>
          <div className="mt-3">
            <SubscriptionLine
              subscription={subscription}
              text={rhythmText(subscription)}
              price={next?.goodsPrice ?? subscription.goodsPrice}
            />
          </div>
          {isBox && pause === null && <SeasonBoxContents box={subscription.box} />}
          {pause !== null && <PausedPanel subscription={subscription} pause={pause} />}
          {pause === null && next !== null && (
            <>
              <NextDeliveryNotes subscription={subscription} next={next} />
              {next.canChange && (
                <div className="mt-4 flex gap-2">
                  <SheetButton label="이번 건너뛰기" onClick={() => onSheet("skip")} />
                  <SheetButton label="날 바꾸기" onClick={() => onSheet("day")} />
                  {isBox ? (
                    <SheetButton label="잠시 쉬기" onClick={() => onSheet("pause")} />
                  ) : (
                    <SheetButton label="값 한도" onClick={() => onSheet("limit")} />
                  )}
                </div>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

function SheetButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <Button className="min-w-0 flex-1 px-1" tone="outline" size="sm" aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  );
}
