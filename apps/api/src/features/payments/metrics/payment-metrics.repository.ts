import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

/** Amounts in 원, ages in seconds; an age is 0 when there is nothing. */
export type PaymentFigures = {
  refunds_owed: number;
  refunds_owed_won: number;
  refunds_oldest: number;
  payments_open: number;
  payments_oldest: number;
  alerts_open: number;
  alerts_oldest: number;
  /** `null` before the first order. */
  latest_order: number | null;
  results: Record<"paid" | "deposit" | "open" | "declined" | "canceled" | "lapsed", number>;
};

/** Limit of orders whose payments are counted by result, so that the cost of a scrape is bounded. */
const MOST_COUNTED = 5000;

/** Each part reads an index of open rows or of the last hour. */
const COUNT = statement(
  "count-payment-figures",
  `with owed as (
     select count(*)::int as refunds_owed, coalesce(sum(amount), 0)::float8 as refunds_owed_won,
            coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as refunds_oldest
       from refund where done_at is null
   ), pending as (
     select count(*)::int as payments_open,
            coalesce(extract(epoch from $1::timestamptz - min(confirm_started_at)), 0)::float8 as payments_oldest
       from payment
      where check_at is not null and status = 'waiting' and confirm_started_at is not null and vbank_due_at is null
   ), alerts as (
     select count(*)::int as alerts_open,
            coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as alerts_oldest
       from payment_alert where seen_at is null
   ), latest as (
     select extract(epoch from $1::timestamptz - max(created_at))::float8 as latest_order from orders
   ), counted as (
     select case when p.approved_at is not null then 'paid'
                 when o.status = 'bank_transfer_waiting' then 'deposit'
                 when o.status = 'request' then 'open'
                 when p.failure_code in ('PAY_PROCESS_CANCELED', 'USER_CANCEL') then 'canceled'
                 when p.failure_code is not null then 'declined'
                 else 'lapsed' end as result
       from (select id, status from orders
              where created_at > $1::timestamptz - interval '1 hour' and created_at <= $1
              order by created_at desc limit ${MOST_COUNTED}) o
       join payment p on p.order_id = o.id
   ), results as (
     select jsonb_build_object(
              'paid', count(*) filter (where result = 'paid'), 'deposit', count(*) filter (where result = 'deposit'),
              'open', count(*) filter (where result = 'open'), 'declined', count(*) filter (where result = 'declined'),
              'canceled', count(*) filter (where result = 'canceled'), 'lapsed', count(*) filter (where result = 'lapsed')
            ) as results
       from counted
   )
   select * from owed, pending, alerts, latest, results`,
).narrow<Pick<PaymentFigures, "results">>();

export async function countPaymentFigures(db: Runner, now: Date): Promise<PaymentFigures> {
  return requireOneRow(await db.run(COUNT, [now]));
}
