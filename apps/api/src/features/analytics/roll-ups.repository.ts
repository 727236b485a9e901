import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

const TAKE_TURN = statement(
  "take-turn-at-counting-days",
  "select pg_advisory_xact_lock(hashtext('measured days'))",
);

const LIST_DAYS = statement(
  "list-days-to-count",
  `with since as (select greatest(coalesce(max(day) - 1, '-infinity'), $1::date) as day from analytics_day)
   select distinct day::text from (
     select e.day from analytics_event e, since where e.day >= since.day
      union all select s.day from conversion s, since where s.day >= since.day
      union all select r.day from conversion_refund r, since where r.day >= since.day) as counted
    order by day`,
);

/**
 * Returns the days (KST) to count: those with events since the last counted day, that day and the one before; none
 * before `notBefore`, whose events may be deleted.
 */
export async function takeDaysToCount(tx: Tx, notBefore: string): Promise<string[]> {
  await tx.run(TAKE_TURN, []);
  return (await tx.run(LIST_DAYS, [notBefore])).map(({ day }) => day);
}

const CLEAR = statement("clear-analytics-day", "delete from analytics_day where day = $1::date");

const COUNT_DAY = statement(
  "count-analytics-day",
  `insert into analytics_day (day, views, visitors, comebacks, sessions, product_views, carts, checkouts, purchases,
          revenue, refunds, refunded)
   select $1::date, e.*, s.*, r.*
     from (select count(*) filter (where name = 'page_view'), count(distinct visitor),
                  count(distinct visitor) filter (where is_comeback), count(distinct session),
                  count(*) filter (where name = 'view_item'), count(*) filter (where name = 'add_to_cart'),
                  count(*) filter (where name = 'begin_checkout')
             from analytics_event where day = $1::date) as e,
          (select count(*), coalesce(sum(revenue), 0) from conversion where day = $1::date) as s,
          (select count(*), coalesce(sum(amount), 0) from conversion_refund where day = $1::date) as r`,
);

const COUNT_PRODUCTS = statement(
  "count-measured-products",
  `insert into analytics_product_day (day, product_id, views, carts, units, purchases, revenue)
   select $1::date, product_id, sum(views), sum(carts), sum(units), sum(purchases), sum(revenue)
     from (select (i ->> 'productId')::bigint as product_id, count(*) filter (where name = 'view_item') as views,
                  count(*) filter (where name = 'add_to_cart') as carts, 0 as units, 0 as purchases, 0 as revenue
             from analytics_event, jsonb_array_elements(items) as i
            where day = $1::date and name in ('view_item', 'add_to_cart')
            group by 1
            union all
           select op.product_id, 0, 0, sum(oo.units), count(distinct op.order_id), sum(oo.net)
             from conversion s join order_product op on op.order_id = s.order_id
             join order_option oo on oo.order_product_id = op.id
            where s.day = $1::date
            group by 1) as both_sides
    where product_id in (select id from product)
    group by product_id`,
);

const COUNT_SOURCES = statement(
  "count-measured-sources",
  `insert into analytics_source_day (day, source, campaign, sessions, carts, checkouts, purchases, revenue)
   select $1::date, source, campaign, sum(sessions), sum(carts), sum(checkouts), sum(purchases), sum(revenue)
     from (select utm_source as source, utm_campaign as campaign, count(distinct session) as sessions,
                  count(*) filter (where name = 'add_to_cart') as carts,
                  count(*) filter (where name = 'begin_checkout') as checkouts, 0 as purchases, 0 as revenue
             from analytics_event where day = $1::date group by 1, 2
            union all
           select utm_source, utm_campaign, 0, 0, 0, count(*), sum(revenue)
             from conversion where day = $1::date group by 1, 2) as both_sides
    group by source, campaign`,
);

const COUNT_FUNNEL = statement(
  "count-funnel",
  `insert into analytics_funnel_day (day, source, variant, visits, product_views, carts, checkouts, paid, revenue)
   select $1::date, source, variant, sum(visits), sum(product_views), sum(carts), sum(checkouts), sum(paid), sum(revenue)
     from (select utm_source as source, coalesce(variant, '') as variant, count(distinct session) as visits,
                  count(distinct session) filter (where name = 'view_item') as product_views,
                  count(distinct session) filter (where name = 'add_to_cart') as carts,
                  count(distinct session) filter (where name = 'begin_checkout') as checkouts, 0 as paid, 0 as revenue
             from analytics_event where day = $1::date group by 1, 2
            union all
           select s.utm_source, coalesce(o.variant, ''), 0, 0, 0, 0, count(*), sum(s.revenue)
             from conversion s join orders o on o.id = s.order_id where s.day = $1::date group by 1, 2) as both_sides
    group by source, variant`,
);

/** Recounts one day: the same events and sales give the same counts. */
export async function countDay(tx: Tx, day: string): Promise<void> {
  await tx.run(CLEAR, [day]);
  await tx.run(COUNT_DAY, [day]);
  await tx.run(COUNT_PRODUCTS, [day]);
  await tx.run(COUNT_SOURCES, [day]);
  await tx.run(COUNT_FUNNEL, [day]);
}

export type DayRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-analytics-days",
  `select day::text, views, visitors, comebacks, sessions, product_views, carts, checkouts, purchases,
          revenue::float8 as revenue, refunds, refunded::float8 as refunded
     from analytics_day where day between $1::date and $2::date order by day`,
);

export function listDays(db: Runner, from: string, to: string): Promise<DayRow[]> {
  return db.run(LIST, [from, to]);
}

export type ProductRow = RowOf<typeof LIST_PRODUCTS>;

const LIST_PRODUCTS = statement(
  "list-measured-products",
  `select m.product_id as "productId", p.name, sum(m.views)::int as views, sum(m.carts)::int as carts,
          sum(m.units)::int as units, sum(m.purchases)::int as purchases, sum(m.revenue)::float8 as revenue
     from analytics_product_day m join product p on p.id = m.product_id
    where m.day between $1::date and $2::date
    group by m.product_id, p.name
    order by sum(m.revenue) desc, sum(m.views) desc, m.product_id limit 50`,
);

export function listProducts(db: Runner, from: string, to: string): Promise<ProductRow[]> {
  return db.run(LIST_PRODUCTS, [from, to]);
}

export type SourceRow = RowOf<typeof LIST_SOURCES>;

const LIST_SOURCES = statement(
  "list-measured-sources",
  `select source, campaign, sum(sessions)::int as sessions, sum(carts)::int as carts,
          sum(checkouts)::int as checkouts, sum(purchases)::int as purchases, sum(revenue)::float8 as revenue
     from analytics_source_day where day between $1::date and $2::date
    group by source, campaign order by sum(revenue) desc, sum(sessions) desc, source, campaign limit 50`,
);

export function listSources(db: Runner, from: string, to: string): Promise<SourceRow[]> {
  return db.run(LIST_SOURCES, [from, to]);
}
