import { useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { GiftNotifyAtDialog } from "./dialogs/gift-notify-at-dialog.tsx";
import type { ShownOrder } from "./use-order.ts";

const DENIED = "출고할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";

/** Shows when the receivers of a gift are notified, where its sender chose it, and changes it until the first of them is. */
export function GiftScheduleNote({ shown: { order, deliveries } }: { shown: ShownOrder }) {
  const { may } = useMe();
  const [isAsking, setAsking] = useState(false);
  const notifyAt = deliveries[0]?.notifyAt ?? null;
  if (notifyAt === null || order.giftGroupId === null) return null;
  const isNotified = deliveries.some((delivery) => delivery.isNotified);
  const waiting = deliveries.filter(({ giftStatus }) => giftStatus === "unused").length;
  return (
    <div className="mb-2 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2">
      <p>
        <b className="number font-semibold">{instantText(notifyAt, Date.now())}</b>
        {isNotified ? "에 보냈어요" : "에 보내요"}
        <span className="block text-micro text-ink-3">보낸 분이 고른 때예요</span>
      </p>
      {!isNotified && waiting > 0 && (
        <Button size="sm" denied={may("orders.ship") ? null : DENIED} onClick={() => setAsking(true)}>
          보낼 때 바꾸기
        </Button>
      )}
      {isAsking && (
        <GiftNotifyAtDialog
          giftGroupId={order.giftGroupId}
          receivers={waiting}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
