import type { ThankYouCard } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type GroupRow = {
  id: number;
  order_id: number;
  /** Account of the sender. */
  sender_id: number;
  created_at: Date;
  noti_type: GiftNotiType;
  notify_at: Date | null;
  sender_name: string;
  message: string;
  card: GiftCard;
  receiver_count: number;
  order_status: OrderStatus;
  price: number;
  products_price: number;
  shipping_fee: number;
  coupon_discount: number;
  used_point: number;
  statuses: GiftStatus[];
  receiver_names: string[];
  expires_at: Date | null;
  /** Latest thank-you cards that are not hidden, three at most. */
  thanks: { receiver_name: string; position: number; thanks: string; card: ThankYouCard | null }[];
};

const GROUP = `select g.id, g.order_id, g.user_id as sender_id, g.created_at, g.noti_type, g.notify_at, g.sender_name, g.message, g.card, g.receiver_count,
       o.status as order_status, o.price, o.products_price, o.base_shipping_fee + o.area_shipping_fee as shipping_fee,
       o.coupon_discount, o.used_point, t.statuses, t.receiver_names, t.expires_at, t.thanks
  from gift_group g
  join orders o on o.id = g.order_id
 cross join lateral (
         select array_agg(status order by position) as statuses,
                coalesce((array_agg(receiver_name order by position) filter (where receiver_name <> ''))[1:3], '{}') as receiver_names,
                min(expires_at) filter (where status = 'unused') as expires_at,
                jsonb_path_query_array(
                  coalesce(jsonb_agg(jsonb_build_object('receiver_name', receiver_name, 'position', position, 'thanks', thanks, 'card', thanks_card)
                                     order by thanked_at desc) filter (where thanks is not null and thanks_hidden_at is null), '[]'),
                  '$[0 to 2]') as thanks
           from gift where gift_group_id = g.id) t`;

const LIST = statement(
  "list-gift-groups",
  `${GROUP}
    where g.user_id = $1 and ($2::bigint is null or g.id < $2) and o.status not in ('request', 'incomplete')
    order by g.id desc limit $3`,
).narrow<Pick<GroupRow, "statuses" | "thanks">>();

/** Lists the paid gift groups of a sender, the newest first. */
export function listGroups(
  db: Runner,
  userId: number,
  before: number | null,
  take: number,
): Promise<GroupRow[]> {
  return db.run(LIST, [userId, before, take]);
}

const FIND = statement("find-sent-gift-group", `${GROUP} where g.id = $1`).narrow<
  Pick<GroupRow, "statuses" | "thanks">
>();

export async function findGroup(db: Runner, id: number): Promise<GroupRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const WITHDRAW = statement("withdraw-gift-group", "update gift_group set withdrawn_at = $2 where id = $1");

/** Records that the sender withdrew all gifts of a group. */
export async function markCancelled(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(WITHDRAW, [id, now]);
}
