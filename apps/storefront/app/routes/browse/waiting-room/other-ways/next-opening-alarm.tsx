import BellRing from "lucide-react/icons/bell-ring";
import {
  useOpeningAlarm,
  useOpeningAlarmToggle,
} from "../../../../features/opening-alarms/use-opening-alarm.ts";
import { Button } from "../../../../ui/form/button.tsx";

/** Button of the alarm of a product's next opening: the member is told when its waiting room can be entered. */
export function NextOpeningAlarm({ productId }: { productId: number }) {
  const isWaiting = useOpeningAlarm(productId)?.isOpenAlarm ?? false;
  const { toggle, isBusy } = useOpeningAlarmToggle(productId);
  return (
    <Button
      block
      size="lg"
      tone={isWaiting ? "tint" : "primary"}
      aria-pressed={isWaiting}
      busy={isBusy}
      onClick={toggle}
    >
      <BellRing className="size-5" aria-hidden />
      {isWaiting ? "다음 오픈 알림 받는 중" : "다음 오픈 알림 받기"}
    </Button>
  );
}
