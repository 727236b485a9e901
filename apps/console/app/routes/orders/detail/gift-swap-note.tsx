import { useState } from "react";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { TakeBackGiftSwapDialog } from "./dialogs/take-back-gift-swap-dialog.tsx";
import type { OrderLine, ShownOrder } from "./use-order.ts";

const DENIED = "출고할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요";

/** Shows the product from which the receiver of a gift swapped, when, and the way back until the farm accepts it; nothing for another line. */
export function GiftSwapNote({
  line,
  deliveries,
}: {
  line: OrderLine;
  deliveries: ShownOrder["deliveries"];
}) {
  const { may } = useMe();
  const [isAsking, setAsking] = useState(false);
  const delivery = deliveries.find(({ swap }) => swap?.orderItemProductId === line.id);
  if (!delivery?.swap) return null;
  const { swap, giftToId } = delivery;
  const at = instantText(swap.takenBackAt ?? swap.swappedAt, Date.now());
  return (
    <div className="mt-2 rounded-control bg-sunken px-3 py-2">
      {swap.takenBackAt === null ? (
        <>
          <p>
            받는 분이 <b className="font-semibold">{swap.fromName}</b> {swap.fromOptionName}에서 바꿨어요
          </p>
          <p className="text-micro text-ink-3">{at} · 보낸 분은 도착한 뒤에 알아요</p>
        </>
      ) : (
        <>
          <p>
            받는 분이 고른 <b className="font-semibold">{swap.toName}</b> {swap.toOptionName}에서 되돌렸어요
          </p>
          <p className="text-micro text-ink-3">{at} · 받는 분에게 알렸어요</p>
        </>
      )}
      {swap.takenBackAt === null && line.orderItemProductStatus === "paid" && (
        <div className="mt-2">
          <Button size="sm" denied={may("orders.ship") ? null : DENIED} onClick={() => setAsking(true)}>
            처음 선물로 되돌리기
          </Button>
        </div>
      )}
      {isAsking && (
        <TakeBackGiftSwapDialog giftId={giftToId} name={swap.fromName} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
