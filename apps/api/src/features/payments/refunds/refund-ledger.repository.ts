import type { RefundRecord } from "@todayfruit/domain/payments/refund-reconciliation";
import type { RefundOutcome } from "@todayfruit/domain/refunds/refund-outcomes";
import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const LIST = statement(
  "list-refunds-of-payment",
  `select id, amount, case when cancellation_id is null then 'whole' else 'part' end as kind, outcome,
          transaction_key as "transactionKey", payment_key as "paymentKey"
     from refund where payment_id = $1 order by id`,
);

/** Lists the refunds of a payment, the oldest first. Consistent only under the payment's lock. */
export function listRefunds(
  db: Runner,
  paymentId: number,
): Promise<(RefundRecord & { paymentKey: string })[]> {
  return db.run(LIST, [paymentId]);
}

const RECORD_CAPTURE = statement(
  "record-capture-of-closed-order",
  `update payment set captured = greatest(captured, $3), payment_key = coalesce(payment_key, $2)
    where id = $1 returning captured`,
);

/** Records money captured for an order that is already closed; returns the captured total in 원. */
export async function recordLateCapture(
  tx: Tx,
  { paymentId, paymentKey, captured }: { paymentId: number; paymentKey: string; captured: number },
): Promise<number> {
  return requireOneRow(await tx.run(RECORD_CAPTURE, [paymentId, paymentKey, captured])).captured;
}

const ADD = statement(
  "add-refund",
  `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
   values ($1, $2, $3, $4, $5, $5)`,
);

export async function addRefund(
  tx: Tx,
  refund: { paymentId: number; paymentKey: string; amount: number; reason: string; now: Date },
): Promise<void> {
  const { paymentId, paymentKey, amount, reason, now } = refund;
  await tx.run(ADD, [paymentId, paymentKey, amount, reason, now]);
}

const END = statement(
  "end-refund",
  `with done as (
     update refund set outcome = $2, transaction_key = $3, outcome_reason = $4, done_at = $6, tries = tries + 1,
            asked_at = null, account_key_id = null, account_sealed = null
      where id = $1 and done_at is null
     returning payment_id, cancellation_id,
               case when $2 in ('returned', 'paid_elsewhere') then amount else 0 end as given
   ), books as (
     select p.id, p.status, greatest(p.captured, $5) as captured, o.reservation, done.cancellation_id, done.given,
            least(greatest(p.captured, $5), p.refunded + done.given) as refunded
       from done join payment p on p.id = done.payment_id join orders o on o.id = p.order_id
        for update of o, p
   ), given as (
     select id, status, captured, refunded,
            reservation = 'released' and captured > 0
              and (status = 'paid' and refunded >= captured
                   or status = 'waiting' and cancellation_id is null and given > 0) as ends
       from books
   ), event as (
     insert into payment_status_change (payment_id, from_status, to_status, at)
     select id, status, 'withdraw', $6 from given where ends
   ), forgotten as (
     delete from order_refund_account a using given, payment p
      where p.id = given.id and a.order_id = p.order_id
        and not exists (select from refund r where r.payment_id = p.id and r.done_at is null and r.id <> $1)
        and not exists (select from return_request c where c.order_id = p.order_id and c.status = 'requested')
        and not exists (select from order_product op where op.order_id = p.order_id and op.status = 'withdraw_request')
   )
   update payment p
      set captured = given.captured, refunded = given.refunded,
          status = case when given.ends then 'withdraw' else p.status end
     from given where p.id = given.id`,
);

/**
 * Ends a refund and deletes the account it was sent to. A payment of a closed order that is refunded entirely ends too.
 *
 * @param captured amount in 원 that the provider captured, when the books have less
 */
export async function endRefund(
  tx: Tx,
  end: {
    id: number;
    outcome: RefundOutcome;
    transactionKey: string;
    reason: string | null;
    captured: number;
    now: Date;
  },
): Promise<void> {
  const { id, outcome, transactionKey, reason, captured, now } = end;
  await tx.run(END, [id, outcome, transactionKey, reason, captured, now]);
}
