import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { lockCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { findGift } from "../gifts.repository.ts";
import { notifySender } from "../notify-gift-sender-or-receiver.ts";
import { refundGifts } from "./end-and-refund-gifts.ts";
import {
  consumePendingGiftRefund,
  listPendingGiftRefunds,
  postponeGiftRefund,
} from "./pending-gift-refunds.repository.ts";

/**
 * Refunds ended gifts whose refund was not possible at their end, as soon as it is; until then the sender is asked
 * once for a way to refund.
 *
 * @returns number of gifts looked at
 */
export async function refundGiftsOncePossible(services: Services, take = 200): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  return forEachDueRow(
    log,
    "refund-ended-gifts",
    (after) => listPendingGiftRefunds(db, at, after, take),
    async (id) => {
      const orderUuid = await db.transaction(
        (tx) => refundOne(services, tx, id),
        (uuid) => uuid !== null,
      );
      if (orderUuid !== null) await refundMoney(services, orderUuid);
      else await askSender(services, id, at);
    },
  );
}

async function refundOne(services: Services, tx: Tx, id: number): Promise<string | null> {
  const gift = await findGift(tx, id);
  const order = gift && (await lockCancellable(tx, gift.order_id));
  if (!order || !(await consumePendingGiftRefund(tx, id))) return null;
  const to = gift.status === "declined" || gift.status === "expired" ? gift.status : "withdrawn";
  const back = await refundGifts(services, tx, { order, giftIds: [id], end: { to } });
  return back.ok ? order.uuid : null;
}

async function askSender(services: Services, id: number, now: Date): Promise<void> {
  const gift = await findGift(services.db, id);
  if (gift)
    await notifySender(services, services.db, gift, { template: "GIFT_ACCOUNT_SENDER", own: {}, now });
  await postponeGiftRefund(services.db, id, now);
}
