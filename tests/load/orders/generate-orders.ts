import type { Db } from "../../../apps/api/src/db/database.ts";

const STATUSES = `(array['complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete', 'complete',
  'complete', 'complete', 'complete', 'complete', 'complete', 'delivery_end', 'delivering', 'delivery_waiting', 'paid',
  'withdraw_complete', 'incomplete', 'incomplete'])[1 + n % 20]`;
/** A few names that thousands have, and many that few have. */
const NAME = `case when n % 50 in (6, 7) then (array['김민준', '이서연', '박지후', '최하은'])[1 + n / 50 % 4]
  else chr(44032 + (n * 7) % 11172) || chr(44032 + (n * 13) % 11172) || chr(44032 + (n / 11) % 11172) end`;
const PHONE = "'010' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0')";
const DAYS = 1000;

/**
 * So many orders over a thousand days, written in bulk: their triggers and foreign keys rest meanwhile. The first
 * member has `own` of them.
 */
export async function generateOrders(db: Db, orders: number, own: number): Promise<void> {
  const client = await db.pool.connect();
  const run = async (sql: string, values: unknown[] = []) => {
    await client.query(sql, values);
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
              created_at, expires_at)
       select gen_random_uuid(), case when n % ($1 / $2) = 0 then 1 else 2 + (n * 31) % ($1 / 4 - 2) end,
              gen_random_uuid(), '사과 외 1건', s, case when s = 'incomplete' or s = 'withdraw_complete' then 'released'
                else 'committed' end, 'type03', 'major',
              jsonb_build_object('receiverName', ${NAME}, 'phone', ${PHONE}, 'zonecode', '05551', 'selectedAddress', '서울',
                'roadAddress', '서울', 'jibunAddress', '', 'addressDetail', '1호', 'memo', '', 'deliveryAddressType', '',
                'guestOrderName', case when n % 3 = 0 then ${NAME} end, 'guestOrderPhone', case when n % 3 = 0 then ${PHONE} end),
              '', 'toss', 'none', 'normal', 20000, 20000, 0, 3000, 0, 0, 23000, 0, '{"reasons": []}', '2026-11-21',
              at, at
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
              tax_free, shipping)
       select id, 1, '5kg', 1, 10000, 10000, 'tax_free', 10000, 0, '{}' from order_product`,
    );
    await run(
      `insert into payment (order_id, status, method, amount, tax_free, provider, captured)
       select id, 'paid', 'card', price, 0, 'toss', price from orders`,
    );
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
