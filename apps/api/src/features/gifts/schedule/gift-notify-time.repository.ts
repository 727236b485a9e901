import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type GiftSchedule = {
  id: number;
  order_id: number;
  /** Account of the sender. */
  sender_id: number;
  order_status: OrderStatus;
  noti_type: GiftNotiType;
  address_days: number;
  notify_at: Date | null;
  /** Instant of its payment, which made the links; `null`: not yet. */
  sent_at: Date | null;
  /** Receivers who have no address yet, and those who were notified. */
  waiting: number;
  notified: number;
  /** First day of dispatch (KST) that an option of it has; `null`: none has one. */
  first_shipment_date: string | null;
};

const FIND = statement(
  "find-gift-schedule",
  `select g.id, g.order_id, g.user_id as sender_id, o.status as order_status, g.noti_type, g.address_days, g.notify_at, g.sent_at,
          (select count(*)::int from gift t where t.gift_group_id = g.id and t.status = 'unused') as waiting,
          (select count(*)::int from gift t where t.gift_group_id = g.id and t.message_count > 0) as notified,
          (select min(oo.shipment_date) from order_product op join order_option oo on oo.order_product_id = op.id
            where op.order_id = g.order_id) as first_shipment_date
     from gift_group g join orders o on o.id = g.order_id
    where g.id = $1`,
);

/** Finds when the receivers of a gift are notified, and what decides whether that can change. */
export async function findGiftSchedule(db: Runner, id: number): Promise<GiftSchedule | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const WRITE = statement(
  "write-gift-schedule",
  `with g as (update gift_group set notify_at = $2 where id = $1)
   update gift set expires_at = $3 where gift_group_id = $1 and sent_at is not null`,
);

/**
 * Stores from when receivers are notified, and until when those of a paid gift enter an address.
 *
 * @param to.expiresAt `null` for a gift that is not paid yet
 */
export async function writeGiftSchedule(
  tx: Tx,
  id: number,
  to: { notifyAt: string | null; expiresAt: string | null },
): Promise<void> {
  await tx.run(WRITE, [id, to.notifyAt, to.expiresAt]);
}
