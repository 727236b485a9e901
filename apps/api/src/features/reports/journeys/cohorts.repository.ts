import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type CohortRow = RowOf<typeof LIST>;

/**
 * Orders whose money arrived and that are not closed without a purchase; what was given back is taken off the price of
 * their products, down to 0. Guests are nobody that comes again.
 */
const LIST = statement(
  "list-cohorts",
  `with bought as (
     select o.user_id, date_trunc('month', c.day)::date as month,
            greatest(c.revenue - coalesce((select sum(r.amount) from conversion_refund r where r.order_id = c.order_id), 0), 0)
              as net
       from conversion c
       join orders o on o.id = c.order_id
       join app_user u on u.id = o.user_id and u.user_type <> 'guest'
      where o.status not in ('pre_ordering', 'unknown', 'request', 'bank_transfer_waiting', 'incomplete', 'stock_out',
                             'withdraw_complete')
   ), began as (
     select user_id, min(month) as month from bought group by user_id
   )
   select to_char(began.month, 'YYYY-MM') as cohort,
          ((extract(year from bought.month) - extract(year from began.month)) * 12
           + extract(month from bought.month) - extract(month from began.month))::int as months_after,
          count(distinct bought.user_id)::int as members, count(*)::int as orders, sum(bought.net)::bigint as net_sales
     from began join bought on bought.user_id = began.user_id
    where began.month between $1::date and $2::date
    group by began.month, bought.month order by began.month, bought.month`,
).narrow<{ cohort: string; months_after: number; members: number; orders: number; net_sales: number }>();

/** Lists what members of each month of a first order bought, by months after it; months as their first days (KST). */
export function listCohorts(db: Runner, first: string, last: string): Promise<CohortRow[]> {
  return db.run(LIST, [first, last]);
}
