import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { ARRIVED_AT } from "../orders/purchase-completion/arrived-at.sql.ts";

const LIST = statement(
  "list-orders-with-updates",
  `select distinct order_id from pending_order_update
    where order_id > $1 and (due_at is null or due_at <= $3) order by order_id limit $2`,
);

/** Lists orders with notices due, after an id; those of an undoable act wait until its undo would be too late. */
export async function listOrdersWithUpdates(
  db: Runner,
  { after, take, now }: { after: number; take: number; now: Date },
): Promise<number[]> {
  return (await db.run(LIST, [after, take, now])).map((row) => row.order_id);
}

/** In chronological sequence. */
const NEWS = [
  "account",
  "deposited",
  "paid",
  "delayed",
  "shipped",
  "delivered",
  "stock_out",
  "cancelled",
  "lapsed",
  "arrival_changed",
] as const;
export type OrderUpdate = (typeof NEWS)[number];
type TakenRow = RowOf<typeof TAKE>;

const TAKE = statement(
  "take-order-news",
  `delete from pending_order_update where order_id = $1 and (due_at is null or due_at <= $2)
   returning order_product_id, kind`,
);

/**
 * Takes the due notices of an order, in sequence. They are removed with the transaction, so that one of two concurrent
 * callers gets them. Omits the virtual account when it is paid or expired.
 */
export async function dequeueOrderUpdates(tx: Tx, orderId: number, now: Date): Promise<TakenRow[]> {
  const taken = await tx.run(TAKE, [orderId, now]);
  const isSettled = taken.some(({ kind }) => kind === "deposited" || kind === "lapsed");
  return taken
    .filter(({ kind }) => kind !== "account" || !isSettled)
    .sort((one, other) => NEWS.indexOf(one.kind) - NEWS.indexOf(other.kind));
}

export type NotifiedProduct = {
  id: number;
  name: string;
  /** Name and first picture as its buyer sees it: of a swapped gift what they bought, until it has arrived. */
  buyer_name: string;
  buyer_image: string | null;
  /** Receiver of its part of a gift; `null`: not a gift. */
  gift_id: number | null;
  gift_status: GiftStatus | null;
  /** ISO 8601; `null`: not delivered yet. */
  arrived_at: string | null;
  carrier: string | null;
  invoice_number: string | null;
  /** Cancel that removed it from the order, and its refund in 원 and points; `null`: none. */
  cancellation_id: number | null;
  money: number | null;
  points: number | null;
  /** Reason of its delay and the KST day of its dispatch; `null`: no delay, or the day is unknown. */
  delay: string | null;
  delayed_at: string | null;
  ships_on: string | null;
  /** KST days of the promised arrival; `null`: a gift without an address, or an order before promises were kept. */
  promise: { from: string; to: string } | null;
  /** Last day promised before the promise moved, and the reason; `null`: it never moved. */
  promise_change: { before: string; reason: string } | null;
};
export type NotifiedOrder = {
  user_id: number;
  number: string;
  is_guest: boolean;
  price: number;
  method: PaymentMethodType;
  approved_at: Date | null;
  bank_code: string | null;
  account_number: string | null;
  account_owner: string | null;
  due_at: Date | null;
  /** KST day of the expected dispatch. */
  ships_on: string;
  /** Phone given in the order; `null`: unknown. */
  phone: string | null;
  name: string;
  products: NotifiedProduct[];
};

const FIND = statement(
  "find-notified-order",
  `select o.user_id, o.number, u.user_type = 'guest' as is_guest, o.price, p.method, p.approved_at, p.vbank_bank_code as bank_code,
          p.vbank_account_number as account_number, p.vbank_customer_name as account_owner, p.vbank_due_at as due_at,
          o.expected_shipment_date as ships_on,
          coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderPhone' end, u.phone, o.address ->> 'phone') as phone,
          coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderName' end, u.name, o.address ->> 'receiverName', '')
            as name,
          (select jsonb_agg(jsonb_build_object('id', op.id, 'name', op.name, 'buyer_name', b.name, 'buyer_image', b.images[1], 'gift_id', op.gift_id,
                            'gift_status', t.status, 'arrived_at', ${ARRIVED_AT}, 'carrier', c.name,
                            'invoice_number', s.invoice_number, 'cancellation_id', w.id, 'money', w.money, 'points', w.points,
                            'delay', d.reason, 'delayed_at', d.written_at, 'ships_on', d.ships_on,
                            'promise', (select case when count(oo.promised_arrival_to) > 0 then jsonb_build_object(
                                                'from', min(oo.promised_arrival_from), 'to', max(oo.promised_arrival_to)) end
                                          from order_option oo where oo.order_product_id = op.id),
                            'promise_change', (select jsonb_build_object('before', pc.old_arrival_to, 'reason', pc.reason)
                                                 from order_option oo
                                                 join delivery_promise_change pc on pc.order_option_id = oo.id
                                                where oo.order_product_id = op.id and pc.undone_by is null
                                                order by pc.id desc limit 1)
                            ) order by op.id)
             from order_product op
             join buyer_order_product b on b.id = op.id
             left join gift t on t.id = op.gift_id
             left join shipment_product sp on sp.order_product_id = op.id
             left join shipment s on s.id = sp.shipment_id
             left join carrier c on c.code = s.carrier_code
             left join cancellation_product wp on wp.order_product_id = op.id
             left join cancellation w on w.id = wp.cancellation_id
             left join shipping_delay d on d.order_product_id = op.id
            where op.order_id = o.id) as products
     from orders o join app_user u on u.id = o.user_id join payment p on p.order_id = o.id
    where o.id = $1`,
).narrow<Pick<NotifiedOrder, "products">>();

export async function findNotifiedOrder(tx: Tx, orderId: number): Promise<NotifiedOrder | null> {
  const [row] = await tx.run(FIND, [orderId]);
  return row ?? null;
}
