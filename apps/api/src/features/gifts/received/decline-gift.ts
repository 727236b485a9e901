import type { Input } from "@todayfruit/contract/all-calls";
import { TERMINAL_GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { lockCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import type { GiftRow } from "../gifts.repository.ts";
import { notifySender, refundText } from "../notify-gift-sender-or-receiver.ts";
import { endGifts } from "../refunds/end-and-refund-gifts.ts";
import { changeGiftUnderLock } from "./change-gift-under-lock.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";
import type { ReceivedReply } from "./received-gift.presenter.ts";

type Refusal = "GIFT_NOT_FOUND" | "GIFT_OVER" | "GIFT_DECLINE_TOO_LATE";

/** Declines a gift for its receiver; its part is refunded to the sender, who is notified. */
export async function declineGift(
  { path: { id: uuid }, body: { reason } }: Input<"POST /v1/gift/to/{id}/decline">,
  services: Services,
): Promise<Result<ReceivedReply, Refusal, undefined>> {
  const done: { orderUuid: string | null } = { orderUuid: null };
  const declined = await changeGiftUnderLock<Exclude<Refusal, "GIFT_NOT_FOUND">>(
    services,
    uuid,
    async (tx, gift) => {
      const { canDecline, status } = deriveReceiverPermissions(gift, services.now());
      if (!canDecline) {
        const isOver = TERMINAL_GIFT_STATUSES.includes(status) && status !== "delivered";
        return refuse(isOver ? "GIFT_OVER" : "GIFT_DECLINE_TOO_LATE");
      }
      done.orderUuid = await decline(services, tx, gift, reason?.trim() || null);
      return ok(null);
    },
  );
  if (declined.ok && done.orderUuid !== null) await refundMoney(services, done.orderUuid);
  return declined;
}

async function decline(services: Services, tx: Tx, gift: GiftRow, reason: string | null): Promise<string> {
  const order = await lockCancellable(tx, gift.order_id);
  if (!order) throw new Error("A gift is of an order");
  const end = { to: "declined", actor: "receiver", reason } as const;
  const back = await endGifts(services, tx, { order, giftIds: [gift.id], end });
  const own = { 환불: refundText(back) };
  await notifySender(services, tx, gift, { template: "GIFT_DECLINED_SENDER", own, now: services.now() });
  return order.uuid;
}
