import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { stockMoveReason } from "../../stock/stock-move-reason.sql.ts";

export type SettlementRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-settlement",
  `select o.id as order_id, o.uuid, o.user_id, o.status as order_status, o.reservation, o.price, o.expires_at, o.is_gift,
          p.id as payment_id, p.status as payment_status, p.payment_key, p.captured, p.cancelled, p.method, p.approved_at,
          exists (select from order_product op
                   where op.order_id = o.id
                     and op.status in ('delivering', 'delivery_end', 'complete', 'return_request', 'return_complete',
                                       'replace_request', 'replace_complete')) as is_dispatched
     from orders o join payment p on p.order_id = o.id
    where o.uuid = $1
      for update of o, p`,
);

/** Locks the order and its payment until the transaction ends, so that settlements are serialized. */
export async function lockSettlement(tx: Tx, orderUuid: string): Promise<SettlementRow | null> {
  const [row] = await tx.run(LOCK, [orderUuid]);
  return row ?? null;
}

export type Captured = {
  paymentId: number;
  paymentKey: string | null;
  providerStatus: string;
  amount: number;
  cardText: string | null;
  receiptUrl: string | null;
  approvedAt: Date;
  /** Next check whether the money is still there; `null`: none. */
  checkAt: Date | null;
  now: Date;
};

const RECORD_CAPTURE = statement(
  "record-capture",
  `with old as (select id, status from payment where id = $1),
   paid as (
     update payment set status = 'paid', payment_key = $2, provider_status = $3, captured = $4, card_text = $5,
            receipt_url = $6, approved_at = $7, check_at = $9, failure_code = null, failure_message = null
      where id = $1
   )
   insert into payment_status_change (payment_id, from_status, to_status, provider_status, at)
   select id, status, 'paid', $3, $8 from old`,
);

export async function recordCapture(tx: Tx, c: Captured): Promise<void> {
  await tx.run(RECORD_CAPTURE, [
    c.paymentId,
    c.paymentKey,
    c.providerStatus,
    c.amount,
    c.cardText,
    c.receiptUrl,
    c.approvedAt,
    c.now,
    c.checkAt,
  ]);
}

/** Marks the order and its products as paid, counts it for its buyer, and removes what was ordered from the cart. */
const MARK_ORDER_PAID = statement(
  "mark-order-paid",
  `with old as (select id, status, user_id, order_tmp_id from orders where id = $1),
   buyer as (
     update app_user u set order_count = u.order_count + 1 from old where u.id = old.user_id
     returning u.order_count
   ), moved as (
     update orders set status = $2, reservation = 'committed', is_first_purchase = buyer.order_count = 1
       from buyer where orders.id = $1
   ), products as (
     update order_product set status = $2
      where order_id = $1 and status in ('unknown', 'request', 'bank_transfer_waiting')
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, status, $2, $3, $4, $5 from old
   )
   delete from cart_option co
    using old join order_tmp t on t.id = old.order_tmp_id
    cross join jsonb_to_recordset(t.lines) as line ("cartOptionId" bigint)
    where co.id = line."cartOptionId"`,
);

export async function markOrderPaid(tx: Tx, m: { orderId: number; actor: string; now: Date }): Promise<void> {
  await tx.run(MARK_ORDER_PAID, [m.orderId, "paid", m.actor, null, m.now]);
}

const COMMIT_STOCK = statement(
  "commit-stock",
  `with locked as (
     select s.option_id, h.units from stock_reservation h join option_stock s on s.option_id = h.option_id
      where h.order_id = $1 order by s.option_id for update of s
   ), reason as (${stockMoveReason("sale", "$1")})
   update option_stock s set on_hand = s.on_hand - locked.units, reserved = s.reserved - locked.units
     from locked, reason where s.option_id = locked.option_id`,
);

/** Turns reserved stock into sold. */
export async function commitStock(tx: Tx, orderId: number): Promise<void> {
  await tx.run(COMMIT_STOCK, [orderId]);
}

const REOPEN_STOCK = statement(
  "reopen-stock",
  `with locked as (
     select s.option_id, h.units from stock_reservation h join option_stock s on s.option_id = h.option_id
      where h.order_id = $1 order by s.option_id for update of s
   ), reason as (${stockMoveReason("reversal", "$1")})
   update option_stock s set on_hand = s.on_hand + locked.units, reserved = s.reserved + locked.units
     from locked, reason where s.option_id = locked.option_id`,
);

/** Turns sold stock back into reserved, after a reversed deposit. */
export async function reopenStock(tx: Tx, orderId: number): Promise<void> {
  await tx.run(REOPEN_STOCK, [orderId]);
}

export type IssuedAccount = {
  paymentId: number;
  paymentKey: string;
  secret: string | null;
  accountNumber: string;
  bankCode: string;
  customerName: string;
  dueAt: Date;
  checkAt: Date;
  now: Date;
};

const RECORD_ACCOUNT = statement(
  "record-account",
  `with old as (select id, status from payment where id = $1),
   issued as (
     update payment set status = 'waiting', captured = 0, approved_at = null, payment_key = $2, secret = $3,
            provider_status = 'WAITING_FOR_DEPOSIT', reminded_at = null, vbank_account_number = $4, vbank_bank_code = $5,
            vbank_customer_name = $6, vbank_due_at = $7, check_at = $8
      where id = $1
   )
   insert into payment_status_change (payment_id, from_status, to_status, provider_status, at)
   select id, status, 'waiting', 'WAITING_FOR_DEPOSIT', $9 from old`,
);

export async function recordAccount(tx: Tx, a: IssuedAccount): Promise<void> {
  await tx.run(RECORD_ACCOUNT, [
    a.paymentId,
    a.paymentKey,
    a.secret,
    a.accountNumber,
    a.bankCode,
    a.customerName,
    a.dueAt,
    a.checkAt,
    a.now,
  ]);
}

/**
 * Marks the order as awaiting its deposit. After a reversal it no longer counts for its buyer, and products with a
 * cancel request await the deposit with the rest.
 */
const MARK_WAITING_FOR_DEPOSIT = statement(
  "mark-waiting-for-deposit",
  `with old as (select id, status, user_id, order_tmp_id from orders where id = $1),
   buyer as (
     update app_user u set order_count = u.order_count - 1
       from old where u.id = old.user_id and old.status <> 'request'
   ), moved as (
     update orders set status = $2, reservation = 'held', expires_at = $6 where id = $1
   ), products as (
     update order_product set status = $2
      where order_id = $1 and status in ('unknown', 'request', 'paid', 'delivery_waiting', 'delivery_delay', 'withdraw_request')
   ), event as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at)
     select id, status, $2, $3, $4, $5 from old
   )
   delete from cart_option co
    using old join order_tmp t on t.id = old.order_tmp_id
    cross join jsonb_to_recordset(t.lines) as line ("cartOptionId" bigint)
    where co.id = line."cartOptionId"`,
);

export async function markWaitingForDeposit(
  tx: Tx,
  m: { orderId: number; actor: string; reason: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.run(MARK_WAITING_FOR_DEPOSIT, [
    m.orderId,
    "bank_transfer_waiting",
    m.actor,
    m.reason,
    m.now,
    m.expiresAt,
  ]);
}

const SET_CHECK = statement("set-payment-check", "update payment set check_at = $2 where id = $1");

/** Sets when the reconciler checks the payment next; `null`: no more. */
export async function setNextCheck(db: Runner, paymentId: number, at: Date | null): Promise<void> {
  await db.run(SET_CHECK, [paymentId, at]);
}
