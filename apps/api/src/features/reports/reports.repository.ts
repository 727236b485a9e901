import type { SALES_GROUPS } from "@todayfruit/contract/reports/reports.calls";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type SalesGroup = (typeof SALES_GROUPS)[number];

const SUM_SALES = statement(
  "sum-sales",
  `select g.id, max(g.name) as name, count(distinct c.order_id)::int as orders, sum(oo.units)::int as units,
          sum(oo.net)::bigint as amount
     from conversion c
     join order_product op on op.order_id = c.order_id
     join order_option oo on oo.order_product_id = op.id
     join product p on p.id = op.product_id
     join category ca on ca.id = p.category_id
     join payment pay on pay.order_id = c.order_id
    cross join lateral (
      select case $3 when 'product' then op.product_id when 'option' then oo.option_id when 'category' then ca.id
                     when 'distributor' then op.distributor_id end as id,
             case $3 when 'product' then op.name when 'option' then op.name || ' · ' || oo.name when 'category' then ca.name
                     when 'distributor' then op.distributor_name else pay.method end as name) g
    where c.day between $1 and $2
    group by g.id, case when $3 = 'method' then g.name end
    order by amount desc, g.id limit 200`,
).narrow<{ id: number | null; name: string; orders: number; units: number; amount: number }>();

/** Sums the price of sold products after discounts (원) over days of payment (KST). */
export function sumSales(
  db: Runner,
  from: string,
  to: string,
  by: SalesGroup,
): Promise<RowOf<typeof SUM_SALES>[]> {
  return db.run(SUM_SALES, [from, to, by]);
}

/** Splits money into its tax-free part, the supply price of the rest (10/11, rounded) and its VAT. */
const SPLIT = `count(*)::int as count, coalesce(sum(m.amount), 0)::bigint as amount,
       coalesce(sum(m.tax_free), 0)::bigint as tax_free,
       coalesce(sum(round((m.amount - m.tax_free) * 10 / 11.0)), 0)::bigint as supply`;
type Split = { count: number; amount: number; tax_free: number; supply: number };

const SUM_PAYMENTS = statement(
  "sum-payments-by-tax",
  `select m.method, ${SPLIT}
     from (select method, captured as amount, tax_free from payment
            where approved_at >= $1 and approved_at < $2 and captured > 0) m
    group by m.method order by m.method`,
).narrow<Split>();

/** Sums money taken in a period by method, split by tax. */
export function sumPayments(db: Runner, begin: Date, end: Date): Promise<RowOf<typeof SUM_PAYMENTS>[]> {
  return db.run(SUM_PAYMENTS, [begin, end]);
}

const SUM_REFUNDS = statement(
  "sum-refunds-by-tax",
  `select ${SPLIT}
     from (select r.amount, coalesce(r.tax_free, p.tax_free) as tax_free from refund r join payment p on p.id = r.payment_id
            where r.done_at >= $1 and r.done_at < $2 and r.outcome in ('returned', 'paid_elsewhere')) m`,
).narrow<Split>();

/** Sums money given back in a period, split by tax. */
export async function sumRefunds(db: Runner, begin: Date, end: Date): Promise<Split> {
  const [row] = await db.run(SUM_REFUNDS, [begin, end]);
  return row ?? { count: 0, amount: 0, tax_free: 0, supply: 0 };
}

const LIST_SEARCHES = statement(
  "list-searches-of-days",
  `with sums as (
     select query, sum(searches)::int as searches, sum(without_result)::int as without_result
       from search_query_day where day between $1 and $2 group by query
   ), ranked as (
     select *, row_number() over (order by searches desc, query) as place,
            row_number() over (order by without_result desc, searches desc, query) as missing_place,
            sum(searches) over ()::int as all_searches, sum(without_result) over ()::int as all_without_result
       from sums
   )
   select query, searches, without_result, place::int, missing_place::int, all_searches, all_without_result from ranked
    where place <= 100 or missing_place <= 100 and without_result > 0 order by place`,
).narrow<{
  searches: number;
  without_result: number;
  place: number;
  missing_place: number;
  all_searches: number;
  all_without_result: number;
}>();

/** Lists the most searched texts of days (KST) and those that most often found nothing, by their places. */
export function listSearches(db: Runner, from: string, to: string): Promise<RowOf<typeof LIST_SEARCHES>[]> {
  return db.run(LIST_SEARCHES, [from, to]);
}

const SUM_POINTS = statement(
  "sum-owed-points",
  `select to_char(expires_at at time zone 'Asia/Seoul' - interval '1 microsecond', 'YYYY-MM') as month,
          sum(remaining)::bigint as points
     from point_lot where remaining > 0 and expires_at > $1 group by 1 order by 1`,
).narrow<{ month: string; points: number }>();

/** Sums points that are not used and not expired, by the month (KST) in which they end. */
export function sumOwedPoints(db: Runner, now: Date): Promise<RowOf<typeof SUM_POINTS>[]> {
  return db.run(SUM_POINTS, [now]);
}

const SUM_PROMISED = statement(
  "sum-promised-points",
  "select coalesce(sum(amount), 0)::bigint as points from point_reward where lot_id is null and undone_at is null",
).narrow<{ points: number }>();

/** Sums points that were promised and are not awarded yet. */
export async function sumPromisedPoints(db: Runner): Promise<number> {
  const [row] = await db.run(SUM_PROMISED, []);
  return row?.points ?? 0;
}

const LIST_UNUSED = statement(
  "list-unused-coupons",
  `select c.id, c.name, count(*)::int as unused, (count(*) * c.discount_amount)::bigint as at_most
     from member_coupon mc join coupon c on c.id = mc.coupon_id
    where mc.valid_until > $1
      and not exists (select from coupon_redemption r where r.member_coupon_id = mc.id and not r.is_returned)
    group by c.id order by at_most desc, c.id limit 200`,
).narrow<{ unused: number; at_most: number }>();

/** Lists coupons that members hold and can still use, with the most that they take off (원). */
export function listUnusedCoupons(db: Runner, now: Date): Promise<RowOf<typeof LIST_UNUSED>[]> {
  return db.run(LIST_UNUSED, [now]);
}
