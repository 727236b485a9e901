import type { SALES_GROUPS } from "@todayfruit/contract/reports/operator-business-reports.calls";
import { type RowOf, type Runner, statement, statementVariant } from "../../db/database.ts";

export type SalesGroup = (typeof SALES_GROUPS)[number];

/**
 * Builds the sums of a group: its 200 with the highest amount, then their names.
 *
 * @param id SQL of what a line `l` is grouped by
 * @param name SQL of the name of a sum `s`; `last` is the latest line of it
 */
function sumSalesBy(group: SalesGroup, id: string, name: string) {
  return statementVariant(
    "sum-sales",
    group,
    `with s as (
       select ${id} as key, count(distinct l.order_id)::int as orders, sum(l.units)::int as units,
              sum(l.net)::bigint as amount, sum(l.units * oo.supply_cost)::bigint as cost, max(l.order_option_id) as last
         from sale_line l join order_option oo on oo.id = l.order_option_id where l.day between $1 and $2
        group by key order by amount desc, key limit 200
     )
     select ${group === "method" ? "null::bigint" : "s.key"} as id, ${name} as name, s.orders, s.units, s.amount, s.cost
       from s order by s.amount desc, s.key`,
  ).narrow<{
    id: number | null;
    name: string;
    orders: number;
    units: number;
    amount: number;
    cost: number;
  }>();
}

/** Name of the last sold line, as its buyer read it. */
const nameOfLine = (
  name: string,
) => `(select ${name} from order_option oo join order_product op on op.id = oo.order_product_id
              where oo.id = s.last)`;

const SUM_SALES = {
  product: sumSalesBy("product", "l.product_id", nameOfLine("op.name")),
  option: sumSalesBy("option", "l.option_id", nameOfLine("op.name || ' · ' || oo.name")),
  category: sumSalesBy("category", "l.category_id", "(select c.name from category c where c.id = s.key)"),
  distributor: sumSalesBy("distributor", "l.distributor_id", nameOfLine("op.distributor_name")),
  method: sumSalesBy("method", "l.method", "s.key"),
} as const;

/** Sums the price of sold products after discounts and their cost (원) over days of payment (KST). */
export function sumSales(
  db: Runner,
  from: string,
  to: string,
  by: SalesGroup,
): Promise<RowOf<(typeof SUM_SALES)[SalesGroup]>[]> {
  return db.run(SUM_SALES[by], [from, to]);
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
