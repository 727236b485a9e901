import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleCheck from "lucide-react/icons/circle-check";
import ShieldCheck from "lucide-react/icons/shield-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { momentText, OBSTACLE_TEXTS } from "../../../../features/subscriptions/subscription-texts.ts";
import type { Subscription } from "../../../../features/subscriptions/use-subscriptions.ts";
import { serverClock } from "../../../../server-clock/server-clock.ts";
import { Callout } from "../../../../ui/layout/callout.tsx";

const MOVE_TEXTS = {
  closed_day: "농장이나 택배가 쉬는 날이라 옮겼어요",
  chosen: "이번만 바꾼 날이에요",
  delayed: "미리 알려드리는 것이 늦어서 옮겼어요",
} as const;

type NextDeliveryNotesProps = { subscription: Subscription; next: NonNullable<Subscription["next"]> };

/** Lists what happens before the next delivery: the text, the payment, the limit, a moved day, an obstacle. */
export function NextDeliveryNotes({ subscription, next }: NextDeliveryNotesProps) {
  const obstacle = next.obstacle && OBSTACLE_TEXTS[next.obstacle];
  const { priceLimit } = subscription;
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {next.movedFrom !== null && (
        <li>
          <Callout icon={CalendarDays} tone="warning">
            <s>{formatMonthDay(next.movedFrom)}</s> → <b>{formatMonthDay(next.dispatchOn)}</b>.{" "}
            {MOVE_TEXTS[next.movedBecause ?? "chosen"]}
          </Callout>
        </li>
      )}
      {obstacle && (
        <li>
          <Callout icon={TriangleAlert} tone="warning">
            {obstacle}
          </Callout>
        </li>
      )}
      {next.state === "approved" && next.approvedPrice !== null && (
        <li>
          <Callout icon={CircleCheck} tone="success">
            이번은 {groupDigits(next.approvedPrice)}원에 받아요
          </Callout>
        </li>
      )}
      <li>
        <Callout icon={Bell}>{paymentText(subscription, next)}</Callout>
      </li>
      {priceLimit !== null && next.state !== "approved" && (
        <li>
          <Callout icon={ShieldCheck}>
            <b>{josa(`${groupDigits(priceLimit)}원`, "이/가")}</b> 넘으면 결제하지 않고 먼저 여쭤봐요
          </Callout>
        </li>
      )}
    </ul>
  );
}

function paymentText({ card }: Subscription, next: NextDeliveryNotesProps["next"]): string {
  const today = kstDateOf(new Date(serverClock.now()).toISOString());
  const by = card ? `${josa(card.cardName, "으로/로")} ` : "";
  if (next.state === "charging") return "지금 결제하고 있어요. 끝나면 알려드려요";
  if (next.remindedAt === null) {
    return `${momentText(next.remindAt, today)}에 문자로 미리 알려드려요. 그날 값 그대로 ${by}결제해요`;
  }
  return next.canChange
    ? `${momentText(next.changeUntil, today)}에 ${by}결제해요. 그때까지 바꿀 수 있어요`
    : `곧 ${by}결제해요`;
}
