import BellRing from "lucide-react/icons/bell-ring";
import Check from "lucide-react/icons/check";
import { Button } from "../../../../ui/form/button.tsx";
import { useOpeningAlarm, useOpeningAlarmToggle } from "./use-opening-alarm.ts";

/** 오픈 알림 받기 button; shows 알림 신청됨 while set, and a second press cancels. */
export function OpeningAlarmButton({ productId }: { productId: number }) {
  const isWaiting = useOpeningAlarm(productId)?.isOpenAlarm ?? false;
  const { toggle, isBusy } = useOpeningAlarmToggle(productId);
  const Icon = isWaiting ? Check : BellRing;
  return (
    <Button
      className="flex-1"
      size="lg"
      tone={isWaiting ? "tint" : "primary"}
      aria-pressed={isWaiting}
      busy={isBusy}
      onClick={toggle}
    >
      <Icon className="size-5" aria-hidden />
      {isWaiting ? "알림 신청됨" : "오픈 알림 받기"}
    </Button>
  );
}
