import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { lockCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { findGift } from "../gifts.repository.ts";
import { notifySender, refundText } from "../notify-gift-sender-or-receiver.ts";
import { endGifts } from "../refunds/end-and-refund-gifts.ts";
import { listGiftsEnding } from "./gifts-to-announce-or-remind.repository.ts";

/**
 * Expires gifts after their address deadline: each part is refunded to its sender entirely, and the sender is
 * notified. The receiver sees on the gift page that it has expired, without any amount. Gifts are handled one at a
 * time, so several may run it concurrently.
 *
 * @returns number of gifts looked at
 */
export async function expireGifts(services: Services, take = 200): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  return forEachDueRow(
    log,
    "expire-gifts",
    (after) => listGiftsEnding(db, at, after, take),
    async (id) => {
      const orderUuid = await db.transaction((tx) => expire(services, tx, id, at));
      if (orderUuid !== null) await refundMoney(services, orderUuid);
    },
  );
}

async function expire(services: Services, tx: Tx, id: number, now: Date): Promise<string | null> {
  const seen = await findGift(tx, id);
  const order = seen && (await lockCancellable(tx, seen.order_id));
  if (!order) return null;
  // Read again under the lock: the receiver may have entered an address in the meantime.
  const gift = await findGift(tx, id);
  if (gift?.status !== "unused" || gift.expires_at === null || gift.expires_at > now) return null;
  // A reversed deposit cannot be refunded: the order awaits a new deposit or is closed, like any other.
  if (!gift.product_statuses.includes("paid")) return null;
  const end = { to: "expired", actor: "shop", reason: null } as const;
  const back = await endGifts(services, tx, { order, giftIds: [id], end });
  const own = { 환불: refundText(back) };
  await notifySender(services, tx, gift, { template: "GIFT_EXPIRED_SENDER", own, now });
  return order.uuid;
}
