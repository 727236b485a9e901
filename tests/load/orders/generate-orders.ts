import type { QueryConfig } from "pg";
import type { Db } from "../../../apps/api/src/db/database.ts";

const STATUSES = `(array['complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete',
  'complete', 'complete', 'complete', 'complete', 'complete', 'delivery_end', 'delivering', 'delivery_waiting', 'paid',
  'withdraw_complete', 'incomplete', 'incomplete'])[1 + n % 20]`;
/** Names: a few shared by thousands, and many rare ones. */
const NAME = `case when n % 50 in (6, 7) then (array['김민준', '이서연', '박지후', '최하은'])[1 + n / 50 % 4]
  else chr(44032 + (n * 7) % 11172) || chr(44032 + (n * 13) % 11172) || chr(44032 + (n / 11) % 11172) end`;
const PHONE = "'010' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')";
const DAYS = 1000;
/** A statement writes millions of rows, beyond the shop's time limit. */
const HOUR_MS = 3_600_000;

/** Path of an order to a state, in SQL. */
const WAY = `case s.status
  when 'incomplete' then array['request', 'incomplete']
  when 'withdraw_complete' then array['request', 'paid', 'withdraw_complete']
  else (array['request', 'paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete'])
       [1 : array_position(array['request', 'paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete'], s.status)]
  end`;

/** Rows the shop would have written with the orders, so that the audit finds nothing: events, sales, refunds, stock. */
const BOOKS = [
  `insert into order_status_change (order_id, from_status, to_status, actor, at)
   select s.id, lag(step.state) over (partition by s.id order by step.nth), step.state, 'shop', s.created_at + step.nth * interval '1 hour'
     from orders s cross join lateral unnest(${WAY}) with ordinality as step (state, nth)`,
  `insert into payment_status_change (payment_id, from_status, to_status, at)
   select p.id, lag(step.state) over (partition by p.id order by step.nth), step.state, o.created_at + step.nth * interval '1 hour'
     from payment p join orders o on o.id = p.order_id
    cross join lateral unnest(case p.status when 'waiting' then array['waiting'] when 'paid' then array['waiting', 'paid']
                                            else array['waiting', 'paid', 'withdraw'] end) with ordinality as step (state, nth)`,
  `insert into conversion (order_id, day, at, revenue)
   select order_id, (approved_at at time zone 'Asia/Seoul')::date, approved_at, 20000 from payment where captured > 0`,
  `insert into sale_line (order_option_id, order_id, day, product_id, option_id, category_id, distributor_id, method, units, net)
   select x.id, c.order_id, c.day, op.product_id, x.option_id, p.category_id, op.distributor_id, pay.method, x.units, x.net
     from conversion c join order_product op on op.order_id = c.order_id join order_option x on x.order_product_id = op.id
     join product p on p.id = op.product_id join payment pay on pay.order_id = c.order_id order by c.day, x.id`,
  `insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at)
   select order_id, cancelled, 0, 0, '[]', 'buyer', '취소', approved_at from payment where cancelled > 0`,
  `insert into cancellation_product (order_product_id, cancellation_id)
   select op.id, w.id from cancellation w join order_product op on op.order_id = w.order_id`,
  `insert into refund (payment_id, payment_key, amount, tax_free, cancellation_id, reason, created_at, next_try_at, done_at, transaction_key, outcome)
   select p.id, p.payment_key, w.money, 0, w.id, '취소', w.at, w.at, w.at, 'T' || p.id, 'returned'
     from cancellation w join payment p on p.order_id = w.order_id`,
  `insert into option_stock (option_id, on_hand)
   select distinct option_id, 0 from order_option on conflict (option_id) do nothing`,
  `insert into stock_reservation (order_id, option_id, units)
   select op.order_id, x.option_id, sum(x.units)
     from order_option x join order_product op on op.id = x.order_product_id join orders o on o.id = op.order_id
    where o.status <> 'withdraw_complete' group by op.order_id, x.option_id`,
  // Starts from a stock above all sales instead of the catalogue's, then applies one movement after the other.
  "delete from stock_movement",
  `insert into stock_movement (option_id, kind, units, on_hand)
   select option_id, 'opening', 10000000, 10000000 from option_stock`,
  `insert into stock_movement (option_id, kind, units, on_hand, order_id)
   select option_id, kind, units, 10000000 + sum(units) over (partition by option_id order by order_id, turn), order_id
     from (select x.option_id, op.order_id, m.kind, m.turn, (m.sign * sum(x.units))::integer as units
             from order_option x join order_product op on op.id = x.order_product_id join orders o on o.id = op.order_id
             join (values ('sale', -1, 1), ('return', 1, 2)) as m (kind, sign, turn)
               on o.status <> 'incomplete' and (m.kind = 'sale' or o.status = 'withdraw_complete')
            group by x.option_id, op.order_id, m.kind, m.turn, m.sign) moved
    order by order_id, option_id, turn`,
  `update option_stock s set on_hand = coalesce((select m.on_hand from stock_movement m where m.option_id = s.option_id
                                                  order by m.id desc limit 1), 0)`,
  `update app_user u set order_count = own.paid
     from (select user_id, count(*) as paid from orders where status not in ('incomplete', 'withdraw_complete') group by user_id) own
    where own.user_id = u.id`,
];

/**
 * Writes orders over a thousand days in bulk with all their rows, triggers and foreign keys disabled. The first member
 * has `own` of them.
 */
export async function generateOrders(db: Db, orders: number, own: number): Promise<void> {
  const client = await db.pool.connect();
  const run = async (sql: string, values: unknown[] = []) => {
    await client.query({ text: sql, values, query_timeout: HOUR_MS } as QueryConfig);
  };
  try {
    await run("set statement_timeout = 0");
    await run("set session_replication_role = replica");
    await run(
      `insert into app_user (user_type, email, password_hash, created_at)
       select 'email', 'load' || n || '@todayfruit.example', 'none', now() from generate_series(1, $1) n`,
      [Math.ceil(orders / 4)],
    );
    await run("create temp table pick as select row_number() over (order by id) - 1 as at, id from product");
    await run(
      `insert into orders (uuid, user_id, order_tmp_id, order_name, status, reservation, shipping_fee_type, area, address,
              memo, selected_pg, receipt_type, withdraw_type, list_price, products_price, coupon_discount,
              base_shipping_fee, area_shipping_fee, used_point, price, tax_free, quote, expected_shipment_date,
              created_at, expires_at, number)
       select gen_random_uuid(), case when n % ($1 / $2) = 0 then 1 else 2 + (n * 31) % ($1 / 4 - 2) end,
              gen_random_uuid(), '사과 외 1건', s, case when s = 'incomplete' or s = 'withdraw_complete' then 'released'
                else 'committed' end, 'type03', case when n % 40 = 0 then 'secondary_area' when n % 5000 = 1 then 'third_area' else 'major' end,
              jsonb_build_object('receiverName', ${NAME}, 'phone', ${PHONE}, 'zonecode', '05551', 'selectedAddress', '서울',
                'roadAddress', '서울', 'jibunAddress', '', 'addressDetail', '1호', 'memo', '', 'deliveryAddressType', '',
                'guestOrderName', case when n % 3 = 0 then ${NAME} end, 'guestOrderPhone', case when n % 3 = 0 then ${PHONE} end),
              '', 'toss', 'none', 'normal', 20000, 20000, 0, 3000, 0, 0, 23000, 0, '{"reasons": []}', '2026-11-21',
              at, at, to_char(at at time zone 'Asia/Seoul', 'YYYYMMDD-') || lpad(n::text, 7, '0')
         from (select n, ${STATUSES} as s,
                      timestamptz '2026-11-21' - interval '1 day' * ${DAYS} * (1 - n::float / $1) as at
                 from generate_series(1, $1::int) n) o`,
      [orders, own],
    );
    await run(
      `insert into order_product (order_id, product_id, product_uuid, distributor_id, name, images, distributor_name,
              distributor_region, status)
       select o.id, p.id, p.uuid, p.distributor_id, p.name, p.images, '농원', '제주', o.status
         from orders o
         join generate_series(0, 1) k on k <= o.id % 2
         join pick on pick.at = (o.id * 37 + k * 101) % (select count(*) from pick)
         join product p on p.id = pick.id`,
    );
    await run(
      `insert into order_option (order_product_id, option_id, name, units, unit_price, unit_list_price, tax_status, net,
              tax_free, shipping, promised_dispatch_on, promised_arrival_from, promised_arrival_to, supply_cost)
       select op.id, (select min(x.id) from product_option x where x.product_id = op.product_id), '5kg', 1,
              20000 / (1 + op.order_id % 2), 20000 / (1 + op.order_id % 2), 'taxable', 20000 / (1 + op.order_id % 2), 0, '{}',
              promised.day, promised.day + 1, promised.day + 1, 7000
         from order_product op join orders o on o.id = op.order_id
         cross join lateral (select (o.created_at at time zone 'Asia/Seoul')::date + 1 as day) promised`,
    );
    await run(
      `insert into order_note (order_id, memo, tags)
       select id, '전화', case when id % 1000 = 0 then array['VIP'] else array['선물'] end from orders where id % 20 = 0`,
    );
    await run("insert into order_tag (tag, order_id) select unnest(tags), order_id from order_note");
    await run(
      `insert into payment (order_id, status, method, amount, tax_free, provider, captured, refunded, cancelled,
              payment_key, approved_at)
       select id, case status when 'incomplete' then 'waiting' when 'withdraw_complete' then 'withdraw' else 'paid' end,
              case when id % 5000 = 1 then 'phone' when id % 10 = 0 then 'easypay' else 'card' end, price, 0, 'toss', paid, back, back, case when paid > 0 then 'tgen_' || id end,
              case when paid > 0 then created_at end
         from orders
        cross join lateral (select case when status = 'incomplete' then 0 else price end as paid,
                                   case when status = 'withdraw_complete' then price else 0 end as back) money`,
    );
    for (const sql of BOOKS) await run(sql);
    await run(
      `insert into shipment (user_id, carrier_code, invoice_number, dispatched_at)
       select user_id, '04', lpad((600000000000 + id)::text, 12, '0'), created_at from orders where status = 'complete'`,
    );
    await run(
      `insert into shipment_product
       select op.id, s.id from shipment s
         join order_product op on op.order_id = s.invoice_number::bigint - 600000000000`,
    );
    await run("set session_replication_role = default");
    await run("vacuum (analyze)");
  } finally {
    client.release(true);
  }
}
