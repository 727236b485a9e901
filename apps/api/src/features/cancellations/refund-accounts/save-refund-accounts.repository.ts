import { type Runner, statement, type Tx } from "../../../db/database.ts";
import type { SealedText } from "../../../db/sealing.ts";

const KEEP = statement(
  "keep-order-refund-account",
  `insert into order_refund_account (order_id, key_id, sealed, created_at) values ($1, $2, $3, $4)
       on conflict (order_id) do update set key_id = $2, sealed = $3, created_at = $4`,
);

/** Stores the refund account of an order, replacing any before, for a buyer without a stored one. */
export async function saveRefundAccount(
  tx: Tx,
  orderId: number,
  { keyId, sealed }: SealedText,
  now: Date,
): Promise<void> {
  await tx.run(KEEP, [orderId, keyId, sealed, now]);
}

const FORGET = statement(
  "purge-order-refund-accounts",
  `delete from order_refund_account
    where order_id in (
      select a.order_id from order_refund_account a
       where a.created_at < $1
         and not exists (select from return_request c where c.order_id = a.order_id and c.status = 'requested')
         and not exists (select from order_product op where op.order_id = a.order_id and op.status = 'withdraw_request')
         and not exists (select from refund r join payment p on p.id = r.payment_id
                          where p.order_id = a.order_id and r.done_at is null)
       order by a.created_at limit $2 for update skip locked)
   returning order_id`,
);

/** Deletes up to `take` refund accounts stored before an instant that no open refund needs; returns the count. */
export async function purgeRefundAccounts(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
