import type { Tx } from "../../db/database.ts";
import { listGiftsEnding } from "../../features/payments/gifts/clock/gift-clock.repository.ts";
import { endGifts } from "../../features/payments/gifts/end-gift.ts";
import { findGift } from "../../features/payments/gifts/gifts.repository.ts";
import { refundText, tellSender } from "../../features/payments/gifts/notices.ts";
import { refundMoney } from "../../features/payments/refunds/refund-money.ts";
import { lockWithdrawable } from "../../features/payments/withdrawals/withdrawals.repository.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "../rewards/each-on-its-own.ts";

/**
 * Ends gifts whose time is over: each part goes back to its sender, whole, and they are told. The receiver reads on the
 * page of the link that it is over, and nothing of money. A gift at a time, so that several may run it at once.
 *
 * @returns how many were looked at
 */
export async function expireGifts(services: Services, take = 200): Promise<number> {
  const { db, log, now } = services;
  const at = now();
  return eachOnItsOwn(
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
  const order = seen && (await lockWithdrawable(tx, seen.order_id));
  if (!order) return null;
  // Read again: the receiver may have been a moment faster.
  const gift = await findGift(tx, id);
  if (gift?.status !== "unused" || gift.expires_at === null || gift.expires_at > now) return null;
  // Money that a bank took back cannot go back: the order is waited for, or closed, as any other.
  if (!gift.product_statuses.includes("paid")) return null;
  const end = { to: "expired", actor: "shop", reason: null } as const;
  const back = await endGifts(services, tx, { order, giftIds: [id], end });
  const own = { 환불: refundText(back) };
  await tellSender(services, tx, gift, { template: "GIFT_EXPIRED_SENDER", own, now });
  return order.uuid;
}
