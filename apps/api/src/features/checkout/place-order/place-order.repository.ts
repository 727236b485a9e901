import { statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { ContentAttribution } from "../../analytics/attribute-order-to-content.ts";

/** Order as one document; amounts in 원, instants in ISO 8601. */
export type NewOrder = {
  uuid: string;
  user_id: number;
  order_tmp_id: string;
  order_name: string;
  area: string;
  /** `null` for a gift. */
  address: object | null;
  memo: string;
  utm: object | null;
  /** Video or broadcast that led to it; one that does not exist is ignored. */
  content: ContentAttribution | null;
  /** Variant of the shop on which it is placed. */
  variant: string;
  selected_pg: string;
  shipping_fee_type: string;
  list_price: number;
  products_price: number;
  coupon_discount: number;
  base_shipping_fee: number;
  area_shipping_fee: number;
  used_point: number;
  price: number;
  tax_free: number;
  quote: object;
  /** Parts of a shipping coupon by bundle. */
  shipping_discounts: readonly { bundle_key: string; amount: number }[];
  expected_reward_point: number;
  /** Day in KST. */
  expected_shipment_date: string;
  created_at: string;
  expires_at: string;
  products: readonly NewOrderProduct[];
  gift: NewGift | null;
  method: string;
  provider: string;
};

export type NewOrderProduct = {
  /** Number of the gift's receiver, from 1; `null` for no gift. */
  position: number | null;
  product_id: number;
  product_uuid: string;
  distributor_id: number;
  name: string;
  images: readonly string[];
  distributor_name: string;
  distributor_region: string;
  options: readonly {
    option_id: number;
    name: string;
    units: number;
    unit_price: number;
    unit_list_price: number;
    shipment_date: string | null;
    tax_status: string;
    shipping: object;
    net: number;
    tax_free: number;
    in_coupon_scope: boolean;
    /** Promised days in KST; `null` for a gift. */
    promised_dispatch_on: string | null;
    promised_arrival_from: string | null;
    promised_arrival_to: string | null;
  }[];
};

/** Gift with its receivers; amounts in 원. */
export type NewGift = {
  noti_type: string;
  sender_name: string;
  message: string;
  card: string;
  receiver_count: number;
  address_days: number;
  /** ISO 8601. */
  notify_at: string | null;
  receivers: readonly {
    position: number;
    receiver_name: string;
    receiver_phone: string | null;
    products_price: number;
    coupon_discount: number;
    shipping_fee: number;
    price: number;
  }[];
};

/**
 * Inserts the order with products, options, first event and waiting payment, and a gift's receivers, in one statement, from
 * one document. Ids are drawn before, so that every product refers to its receiver.
 */
const ADD_ORDER = statement(
  "add-order",
  `with n as materialized (
     select * from jsonb_to_record($1::jsonb) as n (uuid uuid, user_id bigint, order_tmp_id uuid, order_name text, area text,
            address jsonb, memo text, utm jsonb, content jsonb, variant text, selected_pg text, shipping_fee_type text, list_price int,
            products_price int, coupon_discount int, base_shipping_fee int, area_shipping_fee int, used_point int,
            price int, tax_free int, quote jsonb, shipping_discounts jsonb, expected_reward_point int,
            expected_shipment_date date, created_at timestamptz, expires_at timestamptz, products jsonb, gift jsonb, method text, provider text)
   ), o as (
     insert into orders (uuid, user_id, order_tmp_id, order_name, status, reservation, area, address, memo, utm,
            variant, selected_pg, shipping_fee_type, receipt_type, withdraw_type, list_price, products_price, coupon_discount,
            base_shipping_fee, area_shipping_fee, used_point, price, tax_free, quote, expected_reward_point,
            expected_shipment_date, created_at, expires_at, is_gift)
     select uuid, user_id, order_tmp_id, order_name, 'request', 'held', area, address, memo, utm, variant, selected_pg,
            shipping_fee_type, 'none', 'normal', list_price, products_price, coupon_discount, base_shipping_fee,
            area_shipping_fee, used_point, price, tax_free, quote, expected_reward_point, expected_shipment_date,
            created_at, expires_at, gift is not null
       from n
     returning id
   ), contents as (
     insert into order_content (order_id, video_id, broadcast_id, touched_at)
     select o.id, v.id, b.id, (n.content ->> 'at')::timestamptz
       from o cross join n
       left join video v on n.content ->> 'kind' = 'video' and v.id = (n.content ->> 'id')::bigint
       left join broadcast b on n.content ->> 'kind' = 'broadcast' and b.id = (n.content ->> 'id')::bigint
      where num_nonnulls(v.id, b.id) = 1
   ), shipping_discounts as (
     insert into order_shipping_discount (order_id, bundle_key, amount)
     select o.id, s.bundle_key, s.amount
       from o, n, jsonb_to_recordset(n.shipping_discounts) as s (bundle_key text, amount int)
   ), gift_group_row as (
     insert into gift_group (order_id, user_id, noti_type, sender_name, message, card, receiver_count, address_days,
            notify_at, created_at)
     select o.id, n.user_id, g.noti_type, g.sender_name, g.message, g.card, g.receiver_count, g.address_days,
            g.notify_at, n.created_at
       from o, n, jsonb_to_record(n.gift) as g (noti_type text, sender_name text, message text, card text,
            receiver_count int, address_days int, notify_at timestamptz)
      where n.gift is not null
     returning id
   ), receivers as materialized (
     select nextval(pg_get_serial_sequence('gift', 'id')) as id, r.*
       from n, jsonb_to_recordset(n.gift -> 'receivers') as r (position int, receiver_name text, receiver_phone text,
            products_price int, coupon_discount int, shipping_fee int, price int)
   ), gifts as (
     insert into gift (id, gift_group_id, order_id, position, receiver_name, receiver_phone, products_price,
            coupon_discount, shipping_fee, price)
     overriding system value
     select r.id, g.id, o.id, r.position, r.receiver_name, r.receiver_phone, r.products_price, r.coupon_discount,
            r.shipping_fee, r.price
       from o, gift_group_row g, receivers r
   ), gift_events as (
     insert into gift_status_change (gift_id, from_status, to_status, actor, at)
     select r.id, null, 'unused', 'sender', n.created_at from receivers r, n order by r.id
   ), wanted as materialized (
     select nextval(pg_get_serial_sequence('order_product', 'id')) as id, p.*
       from n, jsonb_to_recordset(n.products) as p (position int,
       product_id bigint, product_uuid uuid, distributor_id bigint, name text, images text[], distributor_name text,
       distributor_region text, options jsonb)
   ), products as (
     insert into order_product (id, order_id, product_id, product_uuid, distributor_id, name, images, distributor_name,
            distributor_region, status, gift_id)
     overriding system value
     select w.id, o.id, w.product_id, w.product_uuid, w.distributor_id, w.name, w.images, w.distributor_name,
            w.distributor_region, 'request', r.id
       from o cross join wanted w left join receivers r on r.position = w.position
   ), options as (
     insert into order_option (order_product_id, option_id, name, units, unit_price, unit_list_price, shipment_date,
            tax_status, shipping, net, tax_free, promised_dispatch_on, promised_arrival_from, promised_arrival_to,
            in_coupon_scope)
     select w.id, x.option_id, x.name, x.units, x.unit_price, x.unit_list_price, x.shipment_date, x.tax_status,
            x.shipping, x.net, x.tax_free, x.promised_dispatch_on, x.promised_arrival_from, x.promised_arrival_to,
            x.in_coupon_scope
       from wanted w
      cross join jsonb_to_recordset(w.options) as x (option_id bigint, name text, units int, unit_price int,
            unit_list_price int, shipment_date date, tax_status text, shipping jsonb, net int, tax_free int,
            promised_dispatch_on date, promised_arrival_from date, promised_arrival_to date, in_coupon_scope boolean)
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, at)
     select o.id, null, 'request', 'buyer', n.created_at from o, n
   ), pay as (
     insert into payment (order_id, status, method, amount, tax_free, provider, check_at)
     select o.id, 'waiting', n.method, n.price, n.tax_free, n.provider, n.expires_at from o, n
     returning id
   ), pay_event as (
     insert into payment_status_change (payment_id, from_status, to_status, at)
     select pay.id, null, 'waiting', n.created_at from pay, n
   )
   select o.id, (select g.id from gift_group_row g) as gift_group_id from o`,
);

export async function addOrder(
  tx: Tx,
  order: NewOrder,
): Promise<{ id: number; gift_group_id: number | null }> {
  return requireOneRow(await tx.run(ADD_ORDER, [JSON.stringify(order)]));
}

/** Reserves stock. Rows are locked in ascending option id, which prevents deadlocks of two orders. */
const HOLD_STOCK = statement(
  "hold-stock",
  `with wanted as (
     select option_id, units from unnest($2::bigint[], $3::int[]) as w (option_id, units)
   ), locked as (
     select s.option_id, w.units
       from option_stock s join wanted w on w.option_id = s.option_id
      order by s.option_id
        for update of s
   ), held as (
     update option_stock s set reserved = s.reserved + locked.units
       from locked
      where s.option_id = locked.option_id and s.on_hand - s.reserved >= locked.units
        and (s.waiting_room_id is null or $4::boolean)
     returning s.option_id, locked.units
   )
   insert into stock_reservation (order_id, option_id, units)
   select $1, option_id, units from held
   returning option_id`,
);

/**
 * Reserves the units for the order; returns the options with enough stock.
 *
 * @param hasPlace true when the order claimed the place of a waiting room; without one, options of waiting rooms are left out
 */
export async function reserveStock(
  tx: Tx,
  orderId: number,
  wanted: readonly { optionId: number; units: number }[],
  hasPlace: boolean,
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set();
  const rows = await tx.run(HOLD_STOCK, [
    orderId,
    wanted.map((w) => w.optionId),
    wanted.map((w) => w.units),
    hasPlace,
  ]);
  return new Set(rows.map((row) => row.option_id));
}

const COUNT_LEFT = statement(
  "count-units-left",
  "select option_id, on_hand - reserved as units_left from option_stock where option_id = any($1::bigint[])",
);

/** Returns the unreserved units of counted options, read after `reserveStock` locked them. */
export async function countLeft(tx: Tx, optionIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.run(COUNT_LEFT, [optionIds]);
  return new Map(rows.map((row) => [row.option_id, row.units_left]));
}

const LOCK_FORM = statement("lock-order-form", "select id from order_tmp where id = $1 for update");

/** Locks the form, so that orders from the same form are serialised. */
export async function lockForm(tx: Tx, formId: string): Promise<boolean> {
  return (await tx.run(LOCK_FORM, [formId])).length > 0;
}

const LOCK_LIVE_ORDER = statement(
  "lock-live-order",
  `select o.id as order_id, o.status as order_status, p.payment_key
     from orders o join payment p on p.order_id = o.id
    where o.order_tmp_id = $1 and o.status not in ('incomplete', 'withdraw_complete')
      for update of o, p`,
);

/**
 * Finds and locks the order already made from the form, in the lock order of a settlement. Runs after the form is
 * locked: the statement that waited for the lock would read an old snapshot.
 */
export async function lockLiveOrder(tx: Tx, formId: string) {
  const [row] = await tx.run(LOCK_LIVE_ORDER, [formId]);
  return row ?? null;
}
