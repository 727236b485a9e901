import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { statement, type Tx } from "../../../db/database.ts";
import { one } from "../../../db/one.ts";

export type NewOrder = {
  uuid: string;
  userId: number;
  orderTmpId: string;
  orderName: string;
  area: string;
  address: object;
  memo: string;
  utm: object | null;
  selectedPg: string;
  shippingFeeType: string;
  amounts: {
    listPrice: number;
    productsPrice: number;
    couponDiscount: number;
    baseShippingFee: number;
    areaShippingFee: number;
    usedPoint: number;
    price: number;
    taxFree: number;
  };
  quote: object;
  expectedRewardPoint: number;
  expectedShipmentDate: string;
  products: readonly NewOrderProduct[];
  method: string;
  provider: string;
  now: Date;
  expiresAt: Date;
};

export type NewOrderProduct = {
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
  }[];
};

/** The order with its products, options, first event and waiting payment, in one statement. */
const ADD_ORDER = statement<
  [
    uuid: string,
    userId: number,
    orderTmpId: string,
    orderName: string,
    area: string,
    address: string,
    memo: string,
    utm: string | null,
    selectedPg: string,
    shippingFeeType: string,
    listPrice: number,
    productsPrice: number,
    couponDiscount: number,
    baseShippingFee: number,
    areaShippingFee: number,
    usedPoint: number,
    price: number,
    taxFree: number,
    quote: string,
    expectedRewardPoint: number,
    expectedShipmentDate: string,
    now: Date,
    expiresAt: Date,
    products: string,
    method: string,
    provider: string,
  ],
  { id: number }
>(
  "add-order",
  `with o as (
     insert into orders (uuid, user_id, order_tmp_id, order_name, status, reservation, area, address, memo, utm,
            selected_pg, shipping_fee_type, receipt_type, withdraw_type, list_price, products_price, coupon_discount,
            base_shipping_fee, area_shipping_fee, used_point, price, tax_free, quote, expected_reward_point,
            expected_shipment_date, created_at, expires_at)
     values ($1, $2, $3, $4, 'request', 'held', $5, $6::jsonb, $7, $8::jsonb, $9, $10, 'none', 'normal', $11, $12, $13,
            $14, $15, $16, $17, $18, $19::jsonb, $20, $21::date, $22, $23)
     returning id
   ), wanted as (
     select * from jsonb_to_recordset($24::jsonb) as p (
       product_id int, product_uuid uuid, distributor_id int, name text, images text[], distributor_name text,
       distributor_region text, options jsonb)
   ), products as (
     insert into order_product (order_id, product_id, product_uuid, distributor_id, name, images, distributor_name,
            distributor_region, status)
     select o.id, w.product_id, w.product_uuid, w.distributor_id, w.name, w.images, w.distributor_name,
            w.distributor_region, 'request'
       from o, wanted w
     returning id, product_id
   ), options as (
     insert into order_option (order_product_id, option_id, name, units, unit_price, unit_list_price, shipment_date,
            tax_status, shipping, net, tax_free)
     select products.id, x.option_id, x.name, x.units, x.unit_price, x.unit_list_price, x.shipment_date, x.tax_status,
            x.shipping, x.net, x.tax_free
       from wanted w
       join products on products.product_id = w.product_id
      cross join jsonb_to_recordset(w.options) as x (option_id int, name text, units int, unit_price int,
            unit_list_price int, shipment_date date, tax_status text, shipping jsonb, net int, tax_free int)
   ), event as (
     insert into order_event (order_id, from_status, to_status, actor, at)
     select id, null, 'request', 'buyer', $22 from o
   ), pay as (
     insert into payment (order_id, status, method, amount, tax_free, provider, check_at)
     select id, 'waiting', $25, $17, $18, $26, $23 from o
     returning id
   ), pay_event as (
     insert into payment_event (payment_id, from_status, to_status, at) select id, null, 'waiting', $22 from pay
   )
   select id from o`,
);

export async function addOrder(tx: Tx, order: NewOrder): Promise<number> {
  const { amounts } = order;
  const rows = await tx.run(ADD_ORDER, [
    order.uuid,
    order.userId,
    order.orderTmpId,
    order.orderName,
    order.area,
    JSON.stringify(order.address),
    order.memo,
    order.utm ? JSON.stringify(order.utm) : null,
    order.selectedPg,
    order.shippingFeeType,
    amounts.listPrice,
    amounts.productsPrice,
    amounts.couponDiscount,
    amounts.baseShippingFee,
    amounts.areaShippingFee,
    amounts.usedPoint,
    amounts.price,
    amounts.taxFree,
    JSON.stringify(order.quote),
    order.expectedRewardPoint,
    order.expectedShipmentDate,
    order.now,
    order.expiresAt,
    JSON.stringify(order.products),
    order.method,
    order.provider,
  ]);
  return one(rows).id;
}

/** Rows are locked in ascending option id, so that two orders never wait for each other in a circle. */
const HOLD_STOCK = statement<
  [orderId: number, optionIds: readonly number[], units: readonly number[]],
  { option_id: number }
>(
  "hold-stock",
  `with wanted as (
     select option_id, units from unnest($2::int[], $3::int[]) as w (option_id, units)
   ), locked as (
     select s.option_id, w.units
       from option_stock s join wanted w on w.option_id = s.option_id
      order by s.option_id
        for update of s
   ), held as (
     update option_stock s set reserved = s.reserved + locked.units
       from locked
      where s.option_id = locked.option_id and s.on_hand - s.reserved >= locked.units
     returning s.option_id, locked.units
   )
   insert into stock_hold (order_id, option_id, units)
   select $1, option_id, units from held
   returning option_id`,
);

/** Promises the units to the order; answers the options of which there was enough. */
export async function holdStock(
  tx: Tx,
  orderId: number,
  wanted: readonly { optionId: number; units: number }[],
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set();
  const rows = await tx.run(HOLD_STOCK, [orderId, wanted.map((w) => w.optionId), wanted.map((w) => w.units)]);
  return new Set(rows.map((row) => row.option_id));
}

const LOCK_FORM = statement<[string], { id: string }>(
  "lock-order-form",
  "select id from order_tmp where id = $1 for update",
);

/** Whoever orders from the same form comes one after another. */
export async function lockForm(tx: Tx, formId: string): Promise<boolean> {
  return (await tx.run(LOCK_FORM, [formId])).length > 0;
}

const LOCK_LIVE_ORDER = statement<
  [string],
  { order_id: number; order_status: OrderStatus; payment_key: string | null }
>(
  "lock-live-order",
  `select o.id as order_id, o.status as order_status, p.payment_key
     from orders o join payment p on p.order_id = o.id
    where o.order_tmp_id = $1 and o.status not in ('incomplete', 'withdraw_complete')
      for update of o, p`,
);

/**
 * The order that the form already became, locked like a settlement locks it. Asked for after the form is locked: the
 * statement that waited for the lock would still look at the world from before.
 */
export async function lockLiveOrder(tx: Tx, formId: string) {
  const [row] = await tx.run(LOCK_LIVE_ORDER, [formId]);
  return row ?? null;
}
