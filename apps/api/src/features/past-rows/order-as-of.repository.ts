import type { Quote } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { type Runner, statement } from "../../db/database.ts";

export type PastVersionRow<V> = { until: string; value: V | null };
export type LineValue = {
  option_id: number;
  name: string;
  units: number;
  unit_price: number;
  promised_dispatch_on: string | null;
  promised_arrival_from: string | null;
  promised_arrival_to: string | null;
};
export type EventRow = {
  kind: "order" | "payment" | "promise" | "action" | "message";
  text: string;
  by: string | null;
  reason: string | null;
  at: string;
  /** Product of a change of status; `null`: the whole order, or another kind. */
  order_product_id: number | null;
};
/** Product before and after a swap, with its instants as ISO 8601. */
export type PastSwap = {
  from_product_id: number;
  from_name: string;
  from_option_id: number;
  from_option_name: string;
  from_distributor_id: number;
  from_distributor_name: string;
  to_product_id: number;
  to_name: string;
  swapped_at: string;
  taken_back_at: string | null;
};
type LineRow = { id: number; current: LineValue; past: PastVersionRow<LineValue>[] };
export type OrderProductRow = {
  id: number;
  product_id: number;
  name: string;
  distributor_id: number;
  distributor_name: string;
  status: string;
  past: PastVersionRow<{ status: string }>[];
  /** Swap by the receiver of a gift; `null`: none. */
  swap: PastSwap | null;
  options: LineRow[];
};

export type PastOrderRow = {
  id: number;
  user_id: number;
  number: string;
  created_at: Date;
  list_price: number;
  products_price: number;
  coupon_discount: number;
  base_shipping_fee: number;
  area_shipping_fee: number;
  used_point: number;
  price: number;
  quote: Pick<Quote, "bundles" | "reasons">;
  coupon_names: Record<string, string> | null;
  products: OrderProductRow[];
  events: EventRow[];
  refunds: { amount: number; at: string }[];
  since: Date;
};

/** Versions of a row before its changes, the earliest first. */
const pastOf = (table: string, parent: string, key: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object('until', h.until, 'value', h.value) order by h.until, h.id), '[]')
    from past_row h where h.table_name = '${table}' and h.parent_id = ${parent} and h.row_key = ${key}::text)`;

const FIND = statement(
  "find-order-as-of",
  `select o.id, o.user_id, o.number, o.created_at, o.list_price, o.products_price, o.coupon_discount, o.base_shipping_fee,
          o.area_shipping_fee, o.used_point, o.price, o.quote, b.since,
          (select jsonb_object_agg(r.target, c.name)
             from coupon_redemption r join coupon c on c.id = r.coupon_id where r.order_id = o.id) as coupon_names,
          (select coalesce(jsonb_agg(jsonb_build_object(
                    'id', op.id, 'product_id', op.product_id, 'name', op.name, 'status', op.status,
                    'distributor_id', op.distributor_id, 'distributor_name', op.distributor_name,
                    'past', ${pastOf("order_product", "o.id", "op.id")},
                    'swap', (select to_jsonb(s) from gift_swap s where s.order_product_id = op.id),
                    'options', (select jsonb_agg(jsonb_build_object(
                                         'id', oo.id,
                                         'current', jsonb_build_object(
                                           'option_id', oo.option_id, 'name', oo.name, 'units', oo.units,
                                           'unit_price', oo.unit_price, 'promised_dispatch_on', oo.promised_dispatch_on,
                                           'promised_arrival_from', oo.promised_arrival_from,
                                           'promised_arrival_to', oo.promised_arrival_to),
                                         'past', ${pastOf("order_option", "op.id", "oo.id")}) order by oo.id)
                                  from order_option oo where oo.order_product_id = op.id)) order by op.id), '[]')
             from order_product op where op.order_id = o.id) as products,
          (select coalesce(jsonb_agg(to_jsonb(e) order by e.at, e.place), '[]') from (
             select 'order' as kind, s.to_status as text, s.actor as by, s.reason, s.at, s.order_product_id, s.id as place
               from every_order_status_change s where s.order_id = o.id
              union all
             select 'payment', s.to_status, null, null, s.at, null, s.id
               from payment p join (select payment_id, to_status, at, id from payment_status_change
                                     union all select payment_id, to_status, at, id from archive.payment_status_change) s
                                on s.payment_id = p.id
              where p.order_id = o.id
              union all
             select 'promise', m.new_arrival_to::text, null, m.reason, m.changed_at, null, m.id
               from order_product op join order_option oo on oo.order_product_id = op.id
               join delivery_promise_change m on m.order_option_id = oo.id
              where op.order_id = o.id
              union all
             select 'action', a.action, w.name, a.reason, a.at, null, a.id
               from operator_action a left join operator w on w.id = a.operator_id
              where a.subject = 'order ' || o.id and a.action <> 'read'
              union all
             select 'action', 'orders.swap', '받는 분', s.from_name || ' → ' || s.to_name, s.swapped_at, s.order_product_id, s.gift_id
               from gift g join gift_swap s on s.gift_id = g.id
              where g.order_id = o.id
              union all
             select 'message', m.template, m.channel, null, m.sent_at, null, m.id
               from message_outbox m
              where m.sent_at is not null
                and m.subject in (select 'order ' || o.id union all select 'gift ' || g.id from gift g where g.order_id = o.id)
           ) e) as events,
          (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'at', r.done_at) order by r.done_at), '[]')
             from payment p join refund r on r.payment_id = p.id
            where p.order_id = o.id and r.outcome in ('returned', 'paid_elsewhere')) as refunds
     from orders o cross join past_rows_begin b
    where o.id = $1`,
).narrow<Pick<PastOrderRow, "quote" | "coupon_names" | "products" | "events" | "refunds">>();

/** Finds an order with everything recorded of it, with one statement; `null` when there is none. */
export async function findPastOrder(db: Runner, id: number): Promise<PastOrderRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}
