import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type DueRefund = {
  id: number;
  payment_id: number;
  payment_key: string;
  order_uuid: string;
  /** Number of error answers of the provider. */
  refusals: number;
};

const LIST_DUE = statement(
  "list-due-refunds",
  `select r.id, r.payment_id, r.payment_key, r.refusals, o.uuid as order_uuid
     from (select distinct on (payment_key) * from refund where done_at is null order by payment_key, id) r
     join payment p on p.id = r.payment_id
     join orders o on o.id = p.order_id
    where ($1::uuid is null or o.uuid = $1::uuid) and r.next_try_at <= $2
    order by r.tries, r.id limit $3`,
);

/**
 * Lists the first open refund of each payment whose next try is due.
 *
 * @param orderUuid limits the list to one order; `null`: all
 */
export function listDueRefunds(
  db: Runner,
  orderUuid: string | null,
  now: Date,
  take: number,
): Promise<DueRefund[]> {
  return db.run(LIST_DUE, [orderUuid, now, take]);
}

export type OpenRefund = DueRefund & {
  amount: number;
  /** `null`: a whole refund. */
  tax_free: number | null;
  cancellation_id: number | null;
  reason: string;
  user_id: number;
  order_id: number;
  next_try_at: Date;
  asked_at: Date | null;
  created_at: Date;
  method: PaymentMethodType;
  account_key_id: string | null;
  account_sealed: Uint8Array | null;
  captured: number;
  /** Tax-free part of the payment that no refund covers yet, in 원. */
  tax_free_left: number;
};

const LOCK = statement(
  "lock-open-refund",
  `select r.id, r.payment_id, r.payment_key, r.amount, r.tax_free, r.cancellation_id, r.reason, r.refusals, r.next_try_at,
          r.asked_at, r.created_at, p.method, o.id as order_id, o.uuid as order_uuid, o.user_id, p.captured,
          greatest(0, p.tax_free - coalesce((select sum(part.tax_free) from refund part
                                              where part.payment_id = p.id and part.outcome is distinct from 'nothing_owed'
                                                and part.outcome is distinct from 'reversed'), 0))::int as tax_free_left,
          coalesce(r.account_key_id, said.key_id, kept.key_id) as account_key_id,
          coalesce(r.account_sealed, said.sealed, kept.sealed) as account_sealed
     from refund r
     join payment p on p.id = r.payment_id
     join orders o on o.id = p.order_id
     -- A deposit for an order that was over already goes to the account that was said for it, or that its buyer keeps.
     left join order_refund_account said on said.order_id = o.id and r.cancellation_id is null and p.method = 'vbank'
          and p.captured > 0 and p.status <> 'paid'
     left join saved_refund_account kept on kept.user_id = o.user_id and r.cancellation_id is null and p.method = 'vbank'
          and p.captured > 0 and p.status <> 'paid'
    where r.id = $1 and r.done_at is null
      for update of o, p, r`,
);

/** Locks an open refund with its order and payment until the transaction ends; `null` when it has ended. */
export async function lockOpenRefund(tx: Tx, id: number): Promise<OpenRefund | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const MARK_ASKED = statement(
  "mark-refund-asked",
  "update refund set amount = $2, asked_at = $3 where id = $1 and done_at is null",
);

/** Records the amount in 원 that is about to be requested from the provider. */
export async function markAsked(tx: Tx, id: number, amount: number, now: Date): Promise<void> {
  await tx.run(MARK_ASKED, [id, amount, now]);
}

const COUNT_TRY = statement(
  "count-refund-try",
  `update refund
      set tries = tries + 1, refusals = refusals + $3::boolean::int, last_code = left($4, 60), asked_at = null,
          next_try_at = $2::timestamptz + least(interval '1 hour', interval '1 minute' * power(2, least(tries, 10)))
    where id = $1 and done_at is null`,
);

/**
 * Records a failed try; the next is due after 1, 2, 4 … minutes, at most an hour.
 *
 * @param isAnswered the provider answered, so the next try uses a new key
 * @param code error code of the provider, or the reason why it was unreachable
 */
export async function countRefundTry(
  db: Runner,
  id: number,
  { now, isAnswered, code }: { now: Date; isAnswered: boolean; code: string },
): Promise<void> {
  await db.run(COUNT_TRY, [id, now, isAnswered, code]);
}
