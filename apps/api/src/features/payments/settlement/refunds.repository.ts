import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type RefundRow = {
  id: number;
  payment_id: number;
  payment_key: string;
  amount: number;
  tax_free: number | null;
  reason: string;
  order_uuid: string;
  user_id: number;
  /** How often the provider said no. */
  refusals: number;
  account_key_id: string | null;
  account_sealed: Uint8Array | null;
  /** Nothing is left after it: the provider is asked for everything that it still holds. */
  is_rest: boolean;
};

const ADD_REFUND = statement<[number, string, number, number, string, Date], { id: number }>(
  "add-refund",
  `with captured as (
     update payment set captured = greatest(captured, $4), payment_key = coalesce(payment_key, $2), check_at = $6
      where id = $1
   )
   insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
   select $1, $2, $3, $5, $6, $6
    where not exists (select from refund r
                       where r.payment_key = $2 and (r.done_at is null or r.withdrawal_id is null))
       on conflict (payment_key) where done_at is null and withdrawal_id is null do nothing
   returning id`,
);

/**
 * Writes down that money must go back, before anybody is asked to do it. All that is left goes back at once, so a second
 * such refund can only come from somebody who looked before the first was done, and while a part of it is on its way
 * nobody knows what is left.
 */
export async function addRefund(
  tx: Tx,
  refund: {
    paymentId: number;
    paymentKey: string;
    amount: number;
    captured: number;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await tx.run(ADD_REFUND, [
    refund.paymentId,
    refund.paymentKey,
    refund.amount,
    refund.captured,
    refund.reason,
    refund.now,
  ]);
}

const LIST_OPEN = statement<[string | null, Date, number], RefundRow>(
  "list-open-refunds",
  `select r.id, r.payment_id, r.payment_key, r.amount, r.tax_free, r.reason, o.uuid as order_uuid,
          o.user_id, r.refusals,
          coalesce(r.account_key_id, kept.key_id) as account_key_id, coalesce(r.account_sealed, kept.sealed) as account_sealed,
          r.withdrawal_id is null or p.captured - p.refunded = r.amount as is_rest
     from (select distinct on (payment_key) * from refund where done_at is null order by payment_key, id) r
     join payment p on p.id = r.payment_id
     join orders o on o.id = p.order_id
     -- A deposit for an order that was over already goes to the account that its buyer keeps.
     left join withdraw_account kept on kept.user_id = o.user_id and r.withdrawal_id is null and p.method = 'vbank'
          and p.captured > 0 and p.status <> 'paid'
    where o.uuid = $1::uuid or $1::uuid is null and r.next_try_at <= $2
    order by r.tries, r.id limit $3`,
);

/** The first refund of each payment that is not done yet: of one order, or of all those whose next try has come. */
export function listOpenRefunds(
  db: Runner,
  orderUuid: string | null,
  now: Date,
  take: number,
): Promise<RefundRow[]> {
  return db.run(LIST_OPEN, [orderUuid, now, take]);
}

const FINISH = statement<[number, string, Date], never>(
  "finish-refund",
  `with done as (
     update refund set transaction_key = $2, done_at = $3, tries = tries + 1, account_key_id = null, account_sealed = null
      where id = $1 and done_at is null
     returning payment_id, amount, withdrawal_id
   ), given as (
     select p.id, p.status, least(p.captured, p.refunded + done.amount) as refunded,
            o.reservation = 'released' and p.captured > 0
              and case when done.withdrawal_id is null then p.status = 'waiting'
                       else p.status = 'paid' and p.refunded + done.amount >= p.captured end as ends
       from done join payment p on p.id = done.payment_id join orders o on o.id = p.order_id
        for update of o, p
   ), event as (
     insert into payment_event (payment_id, from_status, to_status, at)
     select id, status, 'withdraw', $3 from given where ends
   ), forgotten as (
     delete from order_refund_account a using given, payment p
      where p.id = given.id and a.order_id = p.order_id
        and not exists (select from refund r where r.payment_id = p.id and r.done_at is null and r.id <> $1)
        and not exists (select from claim c where c.order_id = p.order_id and c.status = 'requested')
        and not exists (select from order_product op where op.order_id = p.order_id and op.status = 'withdraw_request')
   )
   update payment p
      set refunded = given.refunded, status = case when given.ends then 'withdraw' else p.status end
     from given where p.id = given.id`,
);

/** The money is back, and where it went is forgotten. An order that was closed before it was taken has nothing left to do; the others follow. */
export async function finishRefund(tx: Tx, id: number, transactionKey: string, now: Date): Promise<void> {
  await tx.run(FINISH, [id, transactionKey, now]);
}

const COUNT_TRY = statement<[number, Date, boolean], never>(
  "count-refund-try",
  `update refund
      set tries = tries + 1, refusals = refusals + $3::boolean::int,
          next_try_at = $2::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(tries, 10)))
    where id = $1 and done_at is null`,
);

/** A try that failed; the next comes after 1, 2, 4 … minutes, at most an hour. */
export async function countRefundTry(db: Runner, id: number, now: Date, isRefused: boolean): Promise<void> {
  await db.run(COUNT_TRY, [id, now, isRefused]);
}
