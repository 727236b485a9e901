import { OUTCOME_REASONS } from "@todayfruit/domain/refunds/refund-outcome-reason-texts";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type AwaitedDeposit = RowOf<typeof LIST>;

const LIST = statement(
  "list-awaited-deposits",
  `select p.id as payment_id, o.id as order_id, o.user_id, o.order_name, p.amount, p.vbank_account_number,
          p.vbank_bank_code, p.vbank_due_at, coalesce(case when u.user_type = 'guest' then o.address ->> 'guestOrderPhone' end, u.phone, o.address ->> 'phone') as phone,
          exists (select from payment_status_change e where e.payment_id = p.id and e.from_status = 'paid') as is_reversed
     from payment p join orders o on o.id = p.order_id join app_user u on u.id = o.user_id
    where p.status = 'waiting' and p.vbank_due_at > $1 and p.vbank_due_at <= $2 and p.reminded_at is null
      and p.vbank_account_number is not null and p.vbank_bank_code is not null
      and o.status = 'bank_transfer_waiting'
    order by p.vbank_due_at limit $3`,
);

/** Lists awaited deposits without a reminder that are due between two instants, the next first. */
export function listAwaitedDeposits(
  db: Runner,
  from: Date,
  until: Date,
  take: number,
): Promise<AwaitedDeposit[]> {
  return db.run(LIST, [from, until, take]);
}

const REMIND = statement(
  "remind-of-deposit",
  `update payment set reminded_at = $2 where id = $1 and status = 'waiting' and reminded_at is null returning id`,
);

/** Marks a deposit as reminded; returns `false` when it was before. */
export async function markReminded(tx: Tx, paymentId: number, now: Date): Promise<boolean> {
  return (await tx.run(REMIND, [paymentId, now])).length > 0;
}

const ALERT = statement(
  "alert-of-reversal",
  `insert into payment_alert (payment_id, kind, amount, given, created_at)
   select $1, case when $3 > 0 then 'deposit_reversed_after_refund' else 'deposit_reversed' end, $2, $3, $4
    where not exists (select from payment_alert where payment_id = $1 and seen_at is null)
   returning id`,
);

/** Alerts operators to a reversed deposit, unless an alert of it is open. `amount` and `given` in 원. */
export async function alertOfReversal(
  tx: Tx,
  alert: { paymentId: number; amount: number; given: number; now: Date },
): Promise<void> {
  await tx.run(ALERT, [alert.paymentId, alert.amount, alert.given, alert.now]);
}

const VOID_REFUNDS = statement(
  "void-refunds-of-reversed-deposit",
  `update refund
      set done_at = $2, outcome = 'reversed', outcome_reason = $3, transaction_key = 'reversed:' || id,
          asked_at = null, account_key_id = null, account_sealed = null
    where payment_id = $1 and done_at is null and cancellation_id is not null`,
);

/** Voids the open refunds of a reversed deposit: the buyer already has the money back. */
export async function voidRefunds(tx: Tx, paymentId: number, now: Date): Promise<void> {
  await tx.run(VOID_REFUNDS, [paymentId, now, OUTCOME_REASONS.reversed]);
}
