import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import {
  useRestockAlarms,
  useTakeAlarmsBack,
} from "../../../../features/restock-alarms/restock-alarm-query-and-mutations.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { Modal } from "../../../../ui/overlay/modal.tsx";

type RestockBarButtonProps = { productId: number; onAsk(): void };

/** 입고 알림 받기 of the bar; once requested, a press asks whether to take it back. */
export function RestockBarButton({ productId, onAsk }: RestockBarButtonProps) {
  const [asks, setAsks] = useState(false);
  const takeBack = useTakeAlarmsBack();
  const isWaiting = useRestockAlarms().data?.list.some((alarm) => alarm.productId === productId) ?? false;
  const Icon = isWaiting ? Check : Bell;
  return (
    <>
      <Button
        className="flex-1 basis-30"
        size="lg"
        tone={isWaiting ? "tint" : "primary"}
        aria-pressed={isWaiting}
        busy={takeBack.isPending}
        onClick={isWaiting ? () => setAsks(true) : onAsk}
      >
        <Icon className="size-5" aria-hidden />
        {isWaiting ? "알림 신청했어요" : "입고 알림 받기"}
      </Button>
      <Modal
        style="withTitle"
        open={asks}
        onClose={() => setAsks(false)}
        title="입고 알림을 그만 받을까요?"
        cancelLabel="계속 받기"
        confirm={{
          label: "그만 받기",
          run: () => {
            setAsks(false);
            takeBack.mutate({ productId });
          },
        }}
      >
        들어와도 알려드리지 않아요. 언제든 다시 신청할 수 있어요.
      </Modal>
    </>
  );
}
