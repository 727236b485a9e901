import type { ThankYouCard } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import type { DeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { ParcelAddress } from "../orders/address/order-address-types.ts";

export type GiftSwapOfRow = {
  from_name: string;
  to_name: string;
  order_product_id: number;
  taken_back_at: string | null;
  taken_back_reason: string | null;
};

export type GiftRow = Omit<
  Tables["gift"],
  "status" | "address" | "link_hash" | "thanks_card" | "thanks_hidden_for"
> & {
  status: GiftStatus;
  thanks_card: ThankYouCard | null;
  thanks_hidden_for: HidingGround | null;
  /** Delivery address, entered by the receiver. */
  address: ParcelAddress | null;
  noti_type: GiftNotiType;
  /** From when the receiver is notified; `null`: as soon as it is paid. */
  notify_at: Date | null;
  sender_name: string;
  message: string;
  card: GiftCard;
  sender_id: number;
  /** Phone of the sender; `null` when unknown or when they have left. */
  sender_phone: string | null;
  /** Product names as its receiver gets them, for messages. */
  product_names: string[];
  /** Product names as its sender sees them: what they bought, until a swapped gift has arrived. */
  sender_product_names: string[];
  /** First picture of its first product as its sender sees it; `null`: none. */
  sender_product_image: string | null;
  /** Swap by its receiver, also one that was taken back; instants as ISO 8601. */
  swap: GiftSwapOfRow | null;
  product_statuses: OrderItemProductStatus[];
};

const GIFT = `select t.id, t.gift_group_id, t.order_id, t.position, t.receiver_name, t.receiver_phone, t.status,
       t.products_price, t.coupon_discount, t.shipping_fee, t.price, t.link_generation, t.sent_at, t.expires_at,
       t.message_count, t.last_message_at, t.reminder_count, t.shared_at, t.opened_at, t.address, t.address_entered_at,
       t.declined_at, t.thanks, t.thanked_at, t.thanks_card, t.thanks_photo, t.thanks_hidden_at, t.thanks_hidden_for, t.thanks_version, t.receiver_id, t.receiver_proof, t.receive_on,
       g.noti_type, g.notify_at, g.sender_name, g.message, g.card, g.user_id as sender_id,
       case when u.left_at is null then u.phone end as sender_phone,
       (select array_agg(op.name order by op.id) from order_product op where op.gift_id = t.id) as product_names,
       (select array_agg(op.status order by op.id) from order_product op where op.gift_id = t.id) as product_statuses,
       (select array_agg(op.name order by op.id) from buyer_order_product op where op.gift_id = t.id) as sender_product_names,
       (select op.images[1] from buyer_order_product op where op.gift_id = t.id order by op.id limit 1) as sender_product_image,
       (select jsonb_build_object('from_name', s.from_name, 'to_name', s.to_name, 'order_product_id', s.order_product_id,
                                  'taken_back_at', s.taken_back_at, 'taken_back_reason', s.taken_back_reason)
          from gift_swap s where s.gift_id = t.id) as swap
  from gift t join gift_group g on g.id = t.gift_group_id join app_user u on u.id = g.user_id`;

type Narrowed =
  | "address"
  | "product_names"
  | "product_statuses"
  | "sender_product_names"
  | "swap"
  | "thanks_hidden_for";

const FIND = statement("find-gift", `${GIFT} where t.id = $1`).narrow<Pick<GiftRow, Narrowed>>();
const FIND_BY_LINK = statement(
  "find-gift-by-link",
  `${GIFT} where t.link_hash = $1 and t.expires_at > $2`,
).narrow<Pick<GiftRow, Narrowed>>();
const LIST_OF_GROUP = statement(
  "list-gifts-of-group",
  `${GIFT} where t.gift_group_id = $1 order by t.position`,
).narrow<Pick<GiftRow, Narrowed>>();

export async function findGift(db: Runner, id: number): Promise<GiftRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

/**
 * Finds the gift of a link.
 *
 * @param endedAfter a gift that ended before is not found
 */
export async function findGiftByLink(
  db: Runner,
  hash: Uint8Array,
  endedAfter: Date,
): Promise<GiftRow | null> {
  const [row] = await db.run(FIND_BY_LINK, [hash, endedAfter]);
  return row ?? null;
}

/** Lists a group's gifts. Consistent only under the order's lock, which every change of a gift takes first. */
export function listGifts(db: Runner, groupId: number): Promise<GiftRow[]> {
  return db.run(LIST_OF_GROUP, [groupId]);
}

const LOCK_ORDER = statement("lock-order-of-gift", "select id from orders where id = $1 for update");

/** Locks the order until the transaction ends, so that changes by receivers, sender and shop are serialized. */
export async function lockOrderOfGift(tx: Tx, orderId: number): Promise<void> {
  await tx.run(LOCK_ORDER, [orderId]);
}

const ENTER = statement(
  "enter-gift-address",
  `with event as (
     insert into gift_status_change (gift_id, from_status, to_status, actor, at)
     values ($1, 'unused', 'address_entered', 'receiver', $3)
   )
   update gift
      set status = 'address_entered', address = $2::jsonb, address_entered_at = $3, opened_at = coalesce(opened_at, $3),
          receiver_id = coalesce($4, receiver_id),
          receiver_proof = case when $4::bigint is null then receiver_proof else 'accepted' end
    where id = $1`,
);

/**
 * Records the first address; from now on the gift's status follows its products.
 *
 * @param accepted.accepterId member who entered it while logged in
 */
export async function enterAddress(
  tx: Tx,
  id: number,
  { address, accepterId, now }: { address: DeliveryAddress; accepterId: number | null; now: Date },
): Promise<void> {
  await tx.run(ENTER, [id, JSON.stringify(address), now, accepterId]);
}

const CHANGE = statement("change-gift-address", "update gift set address = $2::jsonb where id = $1");

export async function changeGiftAddress(tx: Tx, id: number, address: DeliveryAddress): Promise<void> {
  await tx.run(CHANGE, [id, JSON.stringify(address)]);
}

const WRITE_DAY = statement("write-gift-day", "update gift set receive_on = $2 where id = $1");

/** Stores the day that the receiver chose, `YYYY-MM-DD` in KST; `null`: as soon as possible. */
export async function writeGiftDay(tx: Tx, id: number, day: string | null): Promise<void> {
  await tx.run(WRITE_DAY, [id, day]);
}

const OPEN = statement(
  "open-gift",
  `update gift
      set opened_at = coalesce(opened_at, $2), receiver_id = coalesce(receiver_id, $3),
          receiver_proof = case when receiver_id is null and $3::bigint is not null then 'opened' else receiver_proof end
    where id = $1`,
);

/** Records the first view of a gift, and the first member who opened it. */
export async function openGift(
  db: Runner,
  { id, openerId, now }: { id: number; openerId: number | null; now: Date },
): Promise<void> {
  await db.run(OPEN, [id, now, openerId]);
}

const END = statement(
  "end-gifts",
  `with ended as (
     select id, status from gift where id = any($1::bigint[])
   ), events as (
     insert into gift_status_change (gift_id, from_status, to_status, actor, reason, at)
     select id, status, $2, $3, $4, $5 from ended order by id
   )
   update gift set status = $2, declined_at = case when $2 = 'declined' then $5::timestamptz end
    where id = any($1::bigint[])`,
);

export type GiftEnd = {
  to: "declined" | "expired" | "withdrawn";
  actor: "sender" | "receiver" | "shop";
  reason: string | null;
};

/** Ends gifts of a locked order; the refund is a separate step. */
export async function writeEnd(tx: Tx, ids: readonly number[], end: GiftEnd, now: Date): Promise<void> {
  await tx.run(END, [ids, end.to, end.actor, end.reason, now]);
}

const COUNT_MESSAGE = statement(
  "count-gift-message",
  "update gift set message_count = message_count + 1, last_message_at = $2 where id = $1",
);

export async function countMessage(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(COUNT_MESSAGE, [id, now]);
}
