import type { ThankYouCard } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { type BoughtGiftProductRow, listGroupProducts } from "./gift-products.repository.ts";

/** Receiver of a gift as shown to the sender; times as ISO 8601. */
export type GiftToRow = {
  id: number;
  receiver_name: string;
  receiver_phone: string | null;
  status: GiftStatus;
  price: number;
  link_generation: number;
  expires_at: string | null;
  message_count: number;
  last_message_at: string | null;
  shared_at: string | null;
  thanks: string | null;
  thanks_card: ThankYouCard | null;
  thanks_photo: string | null;
  thanks_hidden_for: HidingGround | null;
  thanked_at: string | null;
  /** KST day. */
  receive_on: string | null;
  /** Swap by the receiver, once it has arrived. */
  swap: { from_name: string; to_name: string } | null;
};

export type GiftGroupRow = Pick<
  Tables["gift_group"],
  "id" | "order_id" | "sender_name" | "message" | "receiver_count" | "sent_at" | "notify_at" | "created_at"
> & {
  sender_id: number;
  noti_type: GiftNotiType;
  card: GiftCard;
  order_status: OrderStatus;
  price: number;
  products_price: number;
  shipping_fee: number;
  coupon_discount: number;
  used_point: number;
  gift_tos: GiftToRow[];
  /** Products that each receiver was sent. */
  products: BoughtGiftProductRow[];
};

const FIND = statement(
  "find-gift-group",
  `select g.id, g.order_id, g.user_id as sender_id, g.sender_name, g.message, g.receiver_count, g.sent_at, g.notify_at, g.created_at, g.noti_type,
          g.card, o.status as order_status, o.price, o.products_price, o.coupon_discount, o.used_point,
          o.base_shipping_fee + o.area_shipping_fee as shipping_fee,
          (select jsonb_agg(jsonb_build_object('id', t.id, 'receiver_name', t.receiver_name, 'receiver_phone',
                    t.receiver_phone, 'status', t.status, 'price', t.price, 'link_generation', t.link_generation,
                    'expires_at', t.expires_at, 'message_count', t.message_count, 'last_message_at', t.last_message_at,
                    'shared_at', t.shared_at, 'thanks', t.thanks,
                    'thanks_card', t.thanks_card, 'thanks_photo', t.thanks_photo, 'thanks_hidden_for', t.thanks_hidden_for,
                    'thanked_at', t.thanked_at, 'receive_on', t.receive_on,
                    'swap', case when t.status = 'delivered' then (
                              select jsonb_build_object('from_name', s.from_name, 'to_name', s.to_name)
                                from gift_swap s where s.gift_id = t.id and s.taken_back_at is null) end) order by t.position)
             from gift t where t.gift_group_id = g.id) as gift_tos
     from gift_group g join orders o on o.id = g.order_id
    where g.id = $1`,
).narrow<Pick<GiftGroupRow, "gift_tos">>();

/** Finds a gift with all its receivers; addresses are not read. */
export async function findGiftGroup(db: Runner, id: number): Promise<GiftGroupRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ? { ...row, products: await listGroupProducts(db, [id]) } : null;
}
