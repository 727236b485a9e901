import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";
import type { CashReceiptRequest } from "../add-receipt-request.repository.ts";

/** Status of a receipt `r`: part of it that stands counts as issued. */
const STATUS = `case when r.failure_code is not null then 'failed' when r.issued_at is null then 'waiting'
    when r.canceled >= r.amount then 'canceled' else 'issued' end`;

const COLUMNS = `select r.id, r.order_id, o.number as order_number, o.user_id, w.type, w.is_placeholder, w.identity_masked,
       w.sealed is not null as has_number, ${STATUS} as status, r.amount, r.canceled, r.issue_number, r.receipt_url,
       r.failure_code, r.created_at, r.issued_at
  from cash_receipt r join cash_receipt_request w on w.order_id = r.order_id join orders o on o.id = r.order_id`;

type Narrowed = {
  type: "income_deduction" | "expenditure_proof";
  status: "waiting" | "issued" | "failed" | "canceled";
};

/** Condition that an index of its own answers. */
const NARROWEST = {
  all: "true",
  order: "r.order_id = any($6::bigint[])",
  day: "r.created_at >= $4::timestamptz and r.created_at < $5::timestamptz",
  failed: "r.failure_code is not null",
  waiting: "r.next_try_at is not null",
} as const;

const LISTS = {
  all: list("all"),
  order: list("order"),
  day: list("day"),
  failed: list("failed"),
  waiting: list("waiting"),
} as const satisfies Record<keyof typeof NARROWEST, unknown>;

function list(by: keyof typeof NARROWEST) {
  return statementVariant(
    "list-operator-cash-receipts-by",
    by,
    `${COLUMNS}
      where ${NARROWEST[by]} and r.id < $1 and ($2::text is null or ${STATUS} = $2) and ($3::text is null or w.type = $3)
        and ($4::timestamptz is null or r.created_at >= $4) and ($5::timestamptz is null or r.created_at < $5)
        and ($6::bigint[] is null or r.order_id = any($6))
      order by r.id desc limit $7`,
  ).narrow<Narrowed>();
}

export type ListedReceiptRow = RowOf<(typeof LISTS)["all"]>;

export type ReceiptCriteria = {
  before: number;
  status: Narrowed["status"] | null;
  type: Narrowed["type"] | null;
  from: Date | null;
  until: Date | null;
  orderIds: readonly number[] | null;
  take: number;
};

/** Lists receipts before an id, the newest first. */
export function listOperatorReceipts(db: Runner, c: ReceiptCriteria): Promise<ListedReceiptRow[]> {
  return db.run(LISTS[narrowest(c)], [c.before, c.status, c.type, c.from, c.until, c.orderIds, c.take]);
}

function narrowest({ orderIds, status, from }: ReceiptCriteria): keyof typeof LISTS {
  if (orderIds) return "order";
  if (status === "failed" || status === "waiting") return status;
  return from ? "day" : "all";
}

const FIND_ORDERS = statement(
  "find-orders-of-receipts",
  `select o.id from orders o where $1::bigint is not null and o.id = $1
    union select o.id from orders o where $2::text is not null and o.number = $2`,
);

/** Finds orders by their id or the number that people see. */
export async function findOrdersOfReceipts(
  db: Runner,
  said: { id: number | null; number: string | null },
): Promise<number[]> {
  return (await db.run(FIND_ORDERS, [said.id, said.number])).map(({ id }) => id);
}

const FIND = statement("find-operator-cash-receipt", `${COLUMNS} where r.id = $1`).narrow<Narrowed>();

export async function findOperatorReceipt(db: Runner, id: number): Promise<ListedReceiptRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LOCK = statement(
  "lock-receipts-of-order",
  "select order_id from cash_receipt_request where order_id = $1 for update",
);

/** Locks the receipts of an order until the transaction ends; the job that issues them waits. */
export async function lockReceipts(tx: Tx, orderId: number): Promise<void> {
  await tx.run(LOCK, [orderId]);
}

const COUNT_OPEN = statement(
  "count-open-receipts",
  `select ((select count(*) from cash_receipt where order_id = $1 and next_try_at is not null)
         + (select count(*) from cash_receipt_cancellation c join cash_receipt r on r.id = c.cash_receipt_id
             where r.order_id = $1 and c.done_at is null))::int as open`,
);

/** Counts receipts and cancels of an order that the provider has not answered yet. */
export async function countOpenReceipts(db: Runner, orderId: number): Promise<number> {
  const [row] = await db.run(COUNT_OPEN, [orderId]);
  return row?.open ?? 0;
}

const FIND_INVOICED = statement(
  "find-invoiced-receipt-order",
  "select id from tax_invoice_request where order_id = $1 and cancelled_at is null",
);

/** Checks whether invoices take the place of an order's receipts. */
export async function isInvoiced(db: Runner, orderId: number): Promise<boolean> {
  return (await db.run(FIND_INVOICED, [orderId])).length > 0;
}

const SET_NUMBER = statement(
  "set-receipt-number",
  `with o as (update orders set receipt_type = $2 where id = $1)
   update cash_receipt_request
      set type = $2, identity_select = $3, identity_masked = $4, is_placeholder = false, key_id = $5, sealed = $6
    where order_id = $1`,
);

/** Replaces the number for which the receipts of an order are issued. */
export async function setReceiptNumber(
  tx: Tx,
  orderId: number,
  { type, identitySelect, masked, sealed }: CashReceiptRequest,
): Promise<void> {
  const { keyId = null, sealed: bytes = null } = sealed ?? {};
  await tx.run(SET_NUMBER, [orderId, type, identitySelect, masked, keyId, bytes]);
}

const SET_STOPPED = statement(
  "set-receipts-stopped",
  "update cash_receipt_request set stopped_at = $2, is_due = true where order_id = $1",
);

/** Stops the receipts of an order, so that those issued are cancelled, or lets them be issued again. */
export async function setReceiptsStopped(tx: Tx, orderId: number, stoppedAt: Date | null): Promise<void> {
  await tx.run(SET_STOPPED, [orderId, stoppedAt]);
}
