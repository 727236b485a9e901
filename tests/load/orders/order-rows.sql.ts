/** A table with the statement that writes its rows of the orders from `$1` to `$2`; both are numbers of orders, from 1. */
export type OrderRows = { table: string; sql: string };

/** Days over which the orders are spread. */
const DAYS = 1000;
const STATUSES = `(array['complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete',
  'complete', 'complete', 'complete', 'complete', 'complete', 'delivery_end', 'delivering', 'delivery_waiting', 'paid',
  'withdraw_complete', 'incomplete', 'incomplete'])[1 + n % 20]`;
/** Names: a few shared by thousands, and many rare ones. */
const RECEIVER_NAME = `case when n % 50 in (6, 7) then (array['김민준', '이서연', '박지후', '최하은'])[1 + n / 50 % 4]
  else chr((44032 + (n * 7) % 11172)::integer) || chr((44032 + (n * 13) % 11172)::integer) || chr((44032 + (n / 11) % 11172)::integer) end`;
const PHONE = "'010' || lpad(((n * 7919) % 100000000)::text, 8, '0')";
const METHOD = "case when n % 5000 = 1 then 'phone' when n % 10 = 0 then 'easypay' else 'card' end";
/** Id of an order's first product and of its first option: every second order has two. */
const FIRST_LINE = "(n + n / 2)";
/** Id of a cancellation: of every twentieth order. */
const CANCELLATION = "((n + 3) / 20)";
/** Id of a parcel: of 13 of every twenty orders. */
const SHIPMENT = "(n / 20 * 13 + least(n % 20, 12))";
const KST_DAY = "(at at time zone 'Asia/Seoul')::date";

/** Path of an order to a state, in SQL. */
const WAY = `case s
  when 'incomplete' then array['request', 'incomplete']
  when 'withdraw_complete' then array['request', 'paid', 'withdraw_complete']
  else (array['request', 'paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete'])
       [1 : array_position(array['request', 'paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete'], s)]
  end`;

/** Products in the order in which they are picked. */
export const PICKED_PRODUCTS = `
  create unlogged table picked_product as
  select row_number() over (order by p.id) - 1 as place, p.id, p.uuid, p.distributor_id, p.name, p.images, p.category_id,
         x.option_id
    from product p join (select product_id, min(id) as option_id from product_option group by product_id) x on x.product_id = p.id`;

/** Orders and their lines, of which the second is of another product. */
const ordersOf = (orders: number) =>
  `(select n, ${STATUSES} as s, timestamptz '2026-11-21' - interval '1 day' * ${DAYS} * (1 - n::float / ${orders}) as at
      from generate_series($1::bigint, $2::bigint) n) o`;
const linesOf = (orders: number, products: number) =>
  `${ordersOf(orders)}
    cross join lateral generate_series(0, n % 2) k
     join picked_product p on p.place = (n * 37 + k * 101) % ${products}`;

/**
 * Rows that the shop writes with orders, so that the audit finds nothing. Each is computed from the order's number alone:
 * no statement reads the rows of another, and ranges need no more memory than themselves.
 *
 * @param own orders of the first member
 */
export function orderRows({
  orders,
  own,
  products,
}: {
  orders: number;
  own: number;
  products: number;
}): OrderRows[] {
  const each = ordersOf(orders);
  const line = linesOf(orders, products);
  const user = userOf(orders, own);
  return [
    {
      table: "orders",
      sql: `insert into orders (id, uuid, user_id, order_tmp_id, order_name, status, reservation, shipping_fee_type, area, address,
              memo, selected_pg, receipt_type, withdraw_type, list_price, products_price, coupon_discount,
              base_shipping_fee, area_shipping_fee, used_point, price, tax_free, quote, expected_shipment_date,
              created_at, expires_at, number) overriding system value
       select n, gen_random_uuid(), ${user},
              gen_random_uuid(), '사과 외 1건', s, case when s = 'incomplete' or s = 'withdraw_complete' then 'released'
                else 'committed' end, 'type03', case when n % 40 = 0 then 'secondary_area' when n % 5000 = 1 then 'third_area' else 'major' end,
              jsonb_build_object('receiverName', ${RECEIVER_NAME}, 'phone', ${PHONE}, 'zonecode', '05551', 'selectedAddress', '서울',
                'roadAddress', '서울', 'jibunAddress', '', 'addressDetail', '1호', 'memo', '', 'deliveryAddressType', '',
                'guestOrderName', case when n % 3 = 0 then ${RECEIVER_NAME} end, 'guestOrderPhone', case when n % 3 = 0 then ${PHONE} end),
              '', 'toss', 'none', 'normal', 20000, 20000, 0, 3000, 0, 0, 23000, 0, '{"reasons": []}', '2026-11-21',
              at, at, to_char(at at time zone 'Asia/Seoul', 'YYYYMMDD-') || lpad((n % 10000000)::text, 7, '0')
         from ${each}`,
    },
    {
      table: "order_status_change",
      sql: `insert into order_status_change (order_id, from_status, to_status, actor, at)
       select n, case when step.nth > 1 then way[step.nth - 1] end, step.state, 'shop', at + step.nth * interval '1 hour'
         from ${each} cross join lateral (select ${WAY} as way) w
        cross join lateral unnest(way) with ordinality as step (state, nth)`,
    },
    {
      table: "order_product",
      sql: `insert into order_product (id, order_id, product_id, product_uuid, distributor_id, name, images, distributor_name,
              distributor_region, status) overriding system value
       select ${FIRST_LINE} + k, n, p.id, p.uuid, p.distributor_id, p.name, p.images, '농원', '제주', s from ${line}`,
    },
    {
      table: "order_option",
      sql: `insert into order_option (id, order_product_id, option_id, name, units, unit_price, unit_list_price, tax_status, net,
              tax_free, shipping, promised_dispatch_on, promised_arrival_from, promised_arrival_to, supply_cost)
              overriding system value
       select ${FIRST_LINE} + k, ${FIRST_LINE} + k, p.option_id, '5kg', 1, 20000 / (1 + n % 2), 20000 / (1 + n % 2), 'taxable',
              20000 / (1 + n % 2), 0, '{}', ${KST_DAY} + 1, ${KST_DAY} + 2, ${KST_DAY} + 2, 7000
         from ${line}`,
    },
    {
      table: "payment",
      sql: `insert into payment (id, order_id, status, method, amount, tax_free, provider, captured, refunded, cancelled,
              payment_key, approved_at) overriding system value
       select n, n, case s when 'incomplete' then 'waiting' when 'withdraw_complete' then 'withdraw' else 'paid' end, ${METHOD},
              23000, 0, 'toss', paid, back, back, case when paid > 0 then 'tgen_' || n end, case when paid > 0 then at end
         from ${each}
        cross join lateral (select case when s = 'incomplete' then 0 else 23000 end as paid,
                                   case when s = 'withdraw_complete' then 23000 else 0 end as back) money`,
    },
    {
      table: "payment_status_change",
      sql: `insert into payment_status_change (payment_id, from_status, to_status, at)
       select n, case when step.nth > 1 then way[step.nth - 1] end, step.state, at + step.nth * interval '1 hour'
         from ${each}
        cross join lateral (select (array['waiting', 'paid', 'withdraw'])
                                   [1 : case s when 'incomplete' then 1 when 'withdraw_complete' then 3 else 2 end] as way) w
        cross join lateral unnest(way) with ordinality as step (state, nth)`,
    },
    {
      table: "sale_line",
      sql: `insert into sale_line (order_option_id, order_id, day, product_id, option_id, category_id, distributor_id, method, units, net)
       select ${FIRST_LINE} + k, n, ${KST_DAY}, p.id, p.option_id, p.category_id, p.distributor_id, ${METHOD}, 1, 20000 / (1 + n % 2)
         from ${line} where s <> 'incomplete'`,
    },
    {
      table: "stock_reservation",
      sql: `insert into stock_reservation (order_id, option_id, units)
       select n, p.option_id, count(*) from ${line} where s <> 'withdraw_complete' group by n, p.option_id`,
    },
    {
      table: "conversion",
      sql: `insert into conversion (order_id, day, at, revenue)
       select n, ${KST_DAY}, at, 20000 from ${each} where s <> 'incomplete'`,
    },
    {
      table: "shipment",
      sql: `insert into shipment (id, user_id, carrier_code, invoice_number, dispatched_at) overriding system value
       select ${SHIPMENT}, ${user}, '04', lpad((600000000000 + n)::text, 12, '0'), at from ${each} where s = 'complete'`,
    },
    {
      table: "shipment_product",
      sql: `insert into shipment_product (order_product_id, shipment_id)
       select ${FIRST_LINE} + k, ${SHIPMENT} from ${each} cross join lateral generate_series(0, n % 2) k where s = 'complete'`,
    },
    {
      table: "order_note",
      sql: `insert into order_note (order_id, memo, tags)
       select n, '전화', case when n % 1000 = 0 then array['VIP'] else array['선물'] end from ${each} where n % 20 = 0`,
    },
    {
      table: "order_tag",
      sql: `insert into order_tag (tag, order_id)
       select case when n % 1000 = 0 then 'VIP' else '선물' end, n from ${each} where n % 20 = 0`,
    },
    {
      table: "cancellation",
      sql: `insert into cancellation (id, order_id, money, points, tax_free, lines, actor, reason, at) overriding system value
       select ${CANCELLATION}, n, 23000, 0, 0, '[]', 'buyer', '취소', at from ${each} where s = 'withdraw_complete'`,
    },
    {
      table: "cancellation_product",
      sql: `insert into cancellation_product (order_product_id, cancellation_id)
       select ${FIRST_LINE} + k, ${CANCELLATION} from ${each} cross join lateral generate_series(0, n % 2) k
        where s = 'withdraw_complete'`,
    },
    {
      table: "refund",
      sql: `insert into refund (payment_id, payment_key, amount, tax_free, cancellation_id, reason, created_at, next_try_at, done_at,
              transaction_key, outcome)
       select n, 'tgen_' || n, 23000, 0, ${CANCELLATION}, '취소', at, at, at, 'T' || n, 'returned'
         from ${each} where s = 'withdraw_complete'`,
    },
  ];
}

/** Rows of the members, with the orders of each that are paid for. */
export function memberRows(orders: number, own: number): OrderRows {
  return {
    table: "app_user",
    sql: `insert into app_user (id, user_type, email, password_hash, created_at, order_count) overriding system value
     select m, 'email', 'load' || m || '@todayfruit.example', 'none', now(), coalesce(paid.orders, 0)
       from generate_series($1::bigint, $2::bigint) m
       left join (select ${userOf(orders, own)} as id, count(*) as orders
                    from (select n, ${STATUSES} as s from generate_series(1::bigint, ${orders}) n) o
                   where s not in ('incomplete', 'withdraw_complete') group by 1) paid on paid.id = m`,
  };
}

/**
 * Movements of stock of a range of orders, which go on where the range before it ended. `option_stock` has the stock at
 * the range's beginning and afterwards that of its end.
 */
export function stockMovements(orders: number, products: number): OrderRows {
  return {
    table: "stock_movement",
    sql: `with moved as materialized (
       select p.option_id, n, m.kind, m.turn, (m.sign * count(*))::integer as units
         from ${linesOf(orders, products)}
         join (values ('sale', -1, 1), ('return', 1, 2)) as m (kind, sign, turn)
           on s <> 'incomplete' and (m.kind = 'sale' or s = 'withdraw_complete')
        group by p.option_id, n, m.kind, m.turn, m.sign
     ), ends as (
       update option_stock o set on_hand = o.on_hand + total.units
         from (select option_id, sum(units) as units from moved group by option_id) total
        where total.option_id = o.option_id
     )
     insert into stock_movement (option_id, kind, units, on_hand, order_id)
     select option_id, kind, units, b.on_hand + sum(units) over (partition by option_id order by n, turn), n
       from moved join option_stock b using (option_id) order by n, option_id, turn`,
  };
}

/** The member of an order, in SQL; the first has `own` of them. */
function userOf(orders: number, own: number): string {
  return `case when n % ${Math.floor(orders / own)} = 0 then 1 else 2 + (n * 31) % ${Math.floor(orders / 4) - 2} end`;
}
