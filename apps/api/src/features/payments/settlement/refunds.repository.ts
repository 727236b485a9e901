import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type RefundRow = {
  id: number;
  payment_id: number;
  payment_key: string;
  reason: string;
  order_uuid: string;
};

const ADD_REFUND = statement<[number, string, number, number, string, Date], { id: number }>(
  "add-refund",
  `with captured as (
     update payment set captured = greatest(captured, $4), payment_key = coalesce(payment_key, $2), check_at = $6
      where id = $1
   )
   insert into refund (payment_id, payment_key, amount, reason, created_at)
   select $1, $2, $3, $5, $6
    where not exists (select from refund r where r.payment_key = $2 and r.done_at is not null)
       on conflict (payment_key) where done_at is null do nothing
   returning id`,
);

/**
 * Writes down that money must go back, before anybody is asked to do it. All of it goes back at once, so a second
 * refund of the same payment can only come from somebody who looked before the first was done.
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

const LIST_OPEN = statement<[string | null, number], RefundRow>(
  "list-open-refunds",
  `select r.id, r.payment_id, r.payment_key, r.reason, o.uuid as order_uuid
     from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.done_at is null and ($1::uuid is null or o.uuid = $1::uuid)
    order by r.tries, r.id limit $2`,
);

/** Refunds that are not done yet, of one order or of all. */
export function listOpenRefunds(db: Runner, orderUuid: string | null, take: number): Promise<RefundRow[]> {
  return db.run(LIST_OPEN, [orderUuid, take]);
}

const FINISH = statement<[number, string, Date], never>(
  "finish-refund",
  "update refund set transaction_key = $2, done_at = $3, tries = tries + 1 where id = $1 and done_at is null",
);

export async function finishRefund(tx: Tx, id: number, transactionKey: string, now: Date): Promise<void> {
  await tx.run(FINISH, [id, transactionKey, now]);
}

const COUNT_TRY = statement<[number], never>(
  "count-refund-try",
  "update refund set tries = tries + 1 where id = $1",
);

export async function countRefundTry(db: Runner, id: number): Promise<void> {
  await db.run(COUNT_TRY, [id]);
}
