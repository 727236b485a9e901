import { maskIdentity, PLACEHOLDER_IDENTITY } from "@todayfruit/domain/payments/cash-receipt-rules";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type OpenReceipt = {
  id: number;
  order_uuid: string;
  order_name: string;
  user_id: number;
  type: "income_deduction" | "expenditure_proof";
  is_placeholder: boolean;
  key_id: string | null;
  sealed: Uint8Array | null;
  amount: number;
  tax_free: number;
  /** Number of transient errors that the provider answered. */
  refusals: number;
  next_try_at: Date;
};

const LIST_OPEN = statement(
  "list-open-receipts",
  `select r.id, o.uuid as order_uuid, o.order_name, o.user_id, w.type, w.is_placeholder, w.key_id, w.sealed, r.amount,
          r.tax_free, r.refusals, r.next_try_at
     from cash_receipt r
     join cash_receipt_request w on w.order_id = r.order_id
     join orders o on o.id = r.order_id
    where r.next_try_at <= $1
    order by r.next_try_at, r.id limit $2`,
);

/** Lists receipts to be issued whose next try is due. */
export function listOpenReceipts(db: Runner, now: Date, take: number): Promise<OpenReceipt[]> {
  return db.run(LIST_OPEN, [now, take]);
}

const FINISH = statement(
  "finish-receipt",
  `update cash_receipt
      set receipt_key = $2, issue_number = $3, receipt_url = $4, issued_at = $5, next_try_at = null, tries = tries + 1
    where id = $1 and issued_at is null`,
);

export async function finishReceipt(
  db: Runner,
  id: number,
  issued: { receiptKey: string; issueNumber: string | null; receiptUrl: string | null; now: Date },
): Promise<void> {
  await db.run(FINISH, [id, issued.receiptKey, issued.issueNumber, issued.receiptUrl, issued.now]);
}

const FAIL = statement(
  "fail-receipt",
  `with gone as (delete from cash_receipt_cancellation where cash_receipt_id = $1)
   update cash_receipt set failure_code = left($2, 60), next_try_at = null, tries = tries + 1
    where id = $1 and issued_at is null`,
);

/** Marks a receipt as refused; it is not retried automatically. */
export async function failReceipt(db: Runner, id: number, code: string): Promise<void> {
  await db.run(FAIL, [id, code]);
}

const NAME_NOBODY = statement(
  "name-nobody-on-receipt",
  `with wish as (
     update cash_receipt_request w
        set type = 'income_deduction', identity_select = 1, identity_masked = $2, is_placeholder = true,
            key_id = null, sealed = null
       from cash_receipt r where r.id = $1 and w.order_id = r.order_id
   )
   update cash_receipt set tries = tries + 1, next_try_at = $3 where id = $1 and issued_at is null`,
);

/** Reassigns a mandatory receipt to the placeholder number after its own was refused. */
export async function nameNobody(db: Runner, id: number, now: Date): Promise<void> {
  await db.run(NAME_NOBODY, [id, maskIdentity(PLACEHOLDER_IDENTITY), now]);
}

const BACKOFF = "least(interval '1 hour', interval '1 minute' * power(2, least(tries, 10)))";

const COUNT_TRY = statement(
  "count-receipt-try",
  `update cash_receipt set tries = tries + 1, refusals = refusals + $3::boolean::int, next_try_at = $2::timestamptz + ${BACKOFF}
    where id = $1 and next_try_at is not null`,
);

/**
 * Records a failed try; the next is due after 1, 2, 4 … minutes, at most an hour.
 *
 * @param isAnswered the provider answered, and would repeat it under the same key, so the next try uses a new one
 */
export async function countReceiptTry(db: Runner, id: number, now: Date, isAnswered: boolean): Promise<void> {
  await db.run(COUNT_TRY, [id, now, isAnswered]);
}

export type OpenCancel = RowOf<typeof LIST_CANCELS>;

/** One cancel at a time for each receipt, only once the receipt is issued. */
const LIST_CANCELS = statement(
  "list-open-receipt-cancels",
  `select c.id, r.id as receipt_id, o.uuid as order_uuid, r.receipt_key, c.amount, c.refusals, c.next_try_at
     from (select distinct on (cash_receipt_id) * from cash_receipt_cancellation
            where done_at is null order by cash_receipt_id, id) c
     join cash_receipt r on r.id = c.cash_receipt_id
     join orders o on o.id = r.order_id
    where c.next_try_at <= $1 and r.receipt_key is not null
    order by c.next_try_at, c.id limit $2`,
);

/** Lists full and partial receipt cancels whose next try is due. */
export function listOpenReceiptCancels(db: Runner, now: Date, take: number): Promise<OpenCancel[]> {
  return db.run(LIST_CANCELS, [now, take]);
}

const SUM_CANCELS = statement(
  "sum-receipt-cancels",
  `select coalesce(sum(amount), 0)::int as amount from cash_receipt_cancellation
    where cash_receipt_id = $1 and done_at >= $2`,
);

/** Sums the cancels of a receipt done since an instant, in 원. */
export async function sumReceiptCancels(db: Runner, receiptId: number, since: Date): Promise<number> {
  return requireOneRow(await db.run(SUM_CANCELS, [receiptId, since])).amount;
}

const FINISH_CANCEL = statement(
  "finish-receipt-cancel",
  `with done as (
     update cash_receipt_cancellation set done_at = $2, next_try_at = null, tries = tries + 1
      where id = $1 and done_at is null returning cash_receipt_id, amount
   )
   update cash_receipt r set canceled = r.canceled + done.amount from done where r.id = done.cash_receipt_id`,
);

export async function finishReceiptCancel(db: Runner, id: number, now: Date): Promise<void> {
  await db.run(FINISH_CANCEL, [id, now]);
}

const COUNT_CANCEL_TRY = statement(
  "count-receipt-cancel-try",
  `update cash_receipt_cancellation
      set tries = tries + 1, refusals = refusals + $3::boolean::int, next_try_at = $2::timestamptz + ${BACKOFF}
    where id = $1 and done_at is null`,
);

export async function countReceiptCancelTry(
  db: Runner,
  id: number,
  now: Date,
  isRefused: boolean,
): Promise<void> {
  await db.run(COUNT_CANCEL_TRY, [id, now, isRefused]);
}
