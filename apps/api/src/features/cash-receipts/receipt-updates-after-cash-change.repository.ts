import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LIST_DUE = statement(
  "list-due-receipts",
  "select order_id from cash_receipt_request where is_due order by order_id limit $1",
);

/** Lists orders whose cash changed since their receipts were compared with it. */
export async function listDueReceipts(db: Runner, take: number): Promise<number[]> {
  return (await db.run(LIST_DUE, [take])).map(({ order_id }) => order_id);
}

const LOCK = statement(
  "lock-receipt-request",
  "update cash_receipt_request set is_due = false where order_id = $1 and is_due returning order_id",
);

/**
 * Clears the due mark of an order; returns `false` when another process did. A concurrent change of its money waits,
 * and sets the mark again.
 */
export async function clearReceiptsDue(tx: Tx, orderId: number): Promise<boolean> {
  return (await tx.run(LOCK, [orderId])).length > 0;
}

export type CashRow = {
  /** Captured amount without refunds, in 원. */
  cash: number;
  tax_free: number;
  receipts: { id: number; left: number }[];
};

const READ = statement(
  "read-cash-of-order",
  `select case when p.status = 'paid' and w.stopped_at is null then p.captured - p.cancelled else 0 end as cash,
          greatest(0, p.tax_free - coalesce((select sum(tax_free) from cancellation where order_id = $1), 0))::int as tax_free,
          coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'left', r.amount - coalesce(c.amount, 0)))
                      from cash_receipt r
                      left join (select cash_receipt_id, sum(amount) as amount from cash_receipt_cancellation
                                  group by cash_receipt_id) c on c.cash_receipt_id = r.id
                     where r.order_id = $1 and r.failure_code is null), '[]') as receipts
     from payment p join cash_receipt_request w on w.order_id = p.order_id where p.order_id = $1`,
).narrow<Pick<CashRow, "receipts">>();

/**
 * Must run as a statement of its own after `clearReceiptsDue`: a statement that waited for the lock reads its old
 * snapshot.
 */
export async function readCash(tx: Tx, orderId: number): Promise<CashRow> {
  return requireOneRow(await tx.run(READ, [orderId]));
}

const ADD_RECEIPT = statement(
  "add-cash-receipt",
  `insert into cash_receipt (order_id, amount, tax_free, created_at, next_try_at) values ($1, $2, $3, $4, $4)`,
);

export async function addReceipt(
  tx: Tx,
  receipt: { orderId: number; amount: number; taxFree: number; now: Date },
): Promise<void> {
  await tx.run(ADD_RECEIPT, [receipt.orderId, receipt.amount, receipt.taxFree, receipt.now]);
}

const ADD_CANCEL = statement(
  "add-receipt-cancel",
  `insert into cash_receipt_cancellation (cash_receipt_id, amount, created_at, next_try_at) values ($1, $2, $3, $3)`,
);

export async function addReceiptCancel(tx: Tx, receiptId: number, amount: number, now: Date): Promise<void> {
  await tx.run(ADD_CANCEL, [receiptId, amount, now]);
}

const FORGET_NUMBERS = statement(
  "purge-receipt-numbers",
  `update cash_receipt_request set key_id = null, sealed = null
    where order_id in (
      select w.order_id from cash_receipt_request w join orders o on o.id = w.order_id
       where w.sealed is not null and not w.is_due
         and o.status in ('incomplete', 'withdraw_complete', 'delivery_end', 'complete')
         and not exists (select from cash_receipt r where r.order_id = w.order_id and r.next_try_at is not null)
       order by w.order_id limit $1 for update of w skip locked)
   returning order_id`,
);

/** Deletes up to `take` receipt numbers that no receipt can need any more; returns the count. */
export async function purgeReceiptNumbers(db: Runner, take: number): Promise<number> {
  return (await db.run(FORGET_NUMBERS, [take])).length;
}
