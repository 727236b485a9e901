import type { Tx } from "../../db/database.ts";
import { giveGiftsBack } from "../../features/payments/gifts/end-gift.ts";
import { findGift } from "../../features/payments/gifts/gifts.repository.ts";
import { tellSender } from "../../features/payments/gifts/notices.ts";
import {
  listRefundsDue,
  putRefundOff,
  takeRefundDue,
} from "../../features/payments/gifts/refunds-due.repository.ts";
import { refundMoney } from "../../features/payments/refunds/refund-money.ts";
import { lockWithdrawable } from "../../features/payments/withdrawals/withdrawals.repository.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "../rewards/each-on-its-own.ts";

/**
 * Refunds ended gifts whose refund was not possible at their end, as soon as it is; until then the sender is asked
 * once for a way to refund.
 *
 * @returns number of gifts looked at
 */
export async function refundEndedGifts(services: Services, take = 200): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  return eachOnItsOwn(
    log,
    "refund-ended-gifts",
    (after) => listRefundsDue(db, at, after, take),
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
  const order = gift && (await lockWithdrawable(tx, gift.order_id));
  if (!order || !(await takeRefundDue(tx, id))) return null;
  const to = gift.status === "declined" || gift.status === "expired" ? gift.status : "withdrawn";
  const back = await giveGiftsBack(services, tx, { order, giftIds: [id], end: { to } });
  return back.ok ? order.uuid : null;
}

async function askSender(services: Services, id: number, now: Date): Promise<void> {
  const gift = await findGift(services.db, id);
  if (gift) await tellSender(services, services.db, gift, { template: "GIFT_ACCOUNT_SENDER", own: {}, now });
  await putRefundOff(services.db, id, now);
}
