import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { PaymentMethodType } from "@todayfruit/domain/payments/choose-method";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { ARRIVED } from "../orders/completing/completing.repository.ts";

const LIST = statement(
  "list-orders-to-tell-of",
  "select distinct order_id from notice_due where order_id > $1 order by order_id limit $2",
);

/** Orders of which something is to be told, after an id. */
export async function listOrdersToTell(db: Runner, after: number, take: number): Promise<number[]> {
  return (await db.run(LIST, [after, take])).map((row) => row.order_id);
}

/** In the sequence in which they happen. */
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
] as const;
export type OrderNews = (typeof NEWS)[number];
type TakenRow = RowOf<typeof TAKE>;

const TAKE = statement(
  "take-order-news",
  "delete from notice_due where order_id = $1 returning order_product_id, kind",
);

/**
 * What is to be told of an order, as it happened; with the transaction it is taken away, and of two that ask one gets it.
 * An account that nobody can or need pay into any more is no news.
 */
export async function takeNews(tx: Tx, orderId: number): Promise<TakenRow[]> {
  const taken = await tx.run(TAKE, [orderId]);
  const isSettled = taken.some(({ kind }) => kind === "deposited" || kind === "lapsed");
  return taken
    .filter(({ kind }) => kind !== "account" || !isSettled)
    .sort((one, other) => NEWS.indexOf(one.kind) - NEWS.indexOf(other.kind));
}

export type ToldProduct = {
  id: number;
  name: string;
  /** Whose part of a gift it is; `null`: it is no gift. */
  gift_to_id: number | null;
  gift_status: GiftStatus | null;
  /** ISO 8601; `null`: it is still on its way. */
  arrived_at: string | null;
  carrier: string | null;
  invoice_number: string | null;
  /** The cancel that it left the order with, and what came back for that in 원 and points; `null`: none. */
  withdrawal_id: number | null;
  money: number | null;
  points: number | null;
  /** Why it is late, and the KST day on which it goes out instead; `null`: it is not, or nobody knows. */
  delay: string | null;
  delayed_at: string | null;
  ships_on: string | null;
};
export type ToldOrder = {
  user_id: number;
  is_guest: boolean;
  price: number;
  method: PaymentMethodType;
  approved_at: Date | null;
  bank_code: string | null;
  account_number: string | null;
  account_owner: string | null;
  due_at: Date | null;
  /** The KST day on which it is expected to go out. */
  ships_on: string;
  /** The number that the order names; `null`: nobody knows one. */
  phone: string | null;
  name: string;
  products: ToldProduct[];
};

const FIND = statement(
  "find-order-to-tell-of",
  `select o.user_id, u.user_type = 'guest' as is_guest, o.price, p.method, p.approved_at, p.vbank_bank_code as bank_code,
          p.vbank_account_number as account_number, p.vbank_customer_name as account_owner, p.vbank_due_at as due_at,
          o.expected_shipment_date as ships_on,
          coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderPhone' end, u.phone, o.address ->> 'phone') as phone,
          coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderName' end, u.name, o.address ->> 'receiverName', '')
            as name,
          (select jsonb_agg(jsonb_build_object('id', op.id, 'name', op.name, 'gift_to_id', op.gift_to_id,
                            'gift_status', t.status, 'arrived_at', ${ARRIVED}, 'carrier', c.name,
                            'invoice_number', s.invoice_number, 'withdrawal_id', w.id, 'money', w.money, 'points', w.points,
                            'delay', d.reason, 'delayed_at', d.written_at, 'ships_on', d.ships_on) order by op.id)
             from order_product op
             left join gift_to t on t.id = op.gift_to_id
             left join shipment_product sp on sp.order_product_id = op.id
             left join shipment s on s.id = sp.shipment_id
             left join carrier c on c.code = s.carrier_code
             left join withdrawal_product wp on wp.order_product_id = op.id
             left join withdrawal w on w.id = wp.withdrawal_id
             left join shipping_delay d on d.order_product_id = op.id
            where op.order_id = o.id) as products
     from orders o join app_user u on u.id = o.user_id join payment p on p.order_id = o.id
    where o.id = $1`,
).narrow<Pick<ToldOrder, "products">>();

export async function findToldOrder(tx: Tx, orderId: number): Promise<ToldOrder | null> {
  const [row] = await tx.run(FIND, [orderId]);
  return row ?? null;
}
