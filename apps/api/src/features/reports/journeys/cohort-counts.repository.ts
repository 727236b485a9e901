import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type CohortRow = RowOf<typeof LIST>;

const CLEAR = statement("clear-cohorts", "delete from cohort_month");

/**
 * Orders whose money arrived and that are not closed without a purchase; what was given back is taken off the price of
 * their products, down to 0. Guests are nobody that comes again.
 */
const COUNT = statement(
  "count-cohorts",
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
   insert into cohort_month (cohort, month, members, orders, net_sales)
   select began.month, bought.month, count(distinct bought.user_id), count(*), sum(bought.net)
     from began join bought on bought.user_id = began.user_id
    group by began.month, bought.month`,
);

/** Counts all cohorts and puts the counts in place of those before. */
export async function recountCohorts(tx: Tx): Promise<void> {
  await tx.run(CLEAR, []);
  await tx.run(COUNT, []);
}

const LIST = statement(
  "list-cohorts",
  `select to_char(cohort, 'YYYY-MM') as cohort,
          ((extract(year from month) - extract(year from cohort)) * 12
           + extract(month from month) - extract(month from cohort))::int as months_after,
          members, orders, net_sales
     from cohort_month
    where cohort between $1::date and $2::date
    order by cohort_month.cohort, month`,
).narrow<{ cohort: string; months_after: number }>();

/** Lists what members of each month of a first order bought, by months after it; months as their first days (KST). */
export function listCohorts(db: Runner, first: string, last: string): Promise<CohortRow[]> {
  return db.run(LIST, [first, last]);
}
