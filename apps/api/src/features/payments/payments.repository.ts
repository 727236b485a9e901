import type { OrderStatus } from "@todayfruit/domain/orders/status";
import type { PaymentMethodType, PgType } from "@todayfruit/domain/payments/payment-method-codes";
import type { PaymentStatus } from "@todayfruit/domain/payments/status";
import { isUniqueViolation, type RowOf, type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type Payment = Tables["payment"];

export type PaymentRow = Pick<
  Payment,
  | "amount"
  | "tax_free"
  | "payment_key"
  | "vbank_account_number"
  | "vbank_bank_code"
  | "vbank_customer_name"
  | "vbank_due_at"
  | "failure_code"
  | "failure_message"
  | "use_escrow"
> & {
  payment_id: number;
  method: PaymentMethodType;
  selected_pg: PgType;
  payment_status: PaymentStatus;
  order_id: number;
  uuid: string;
  user_id: number;
  order_tmp_id: string;
  order_name: string;
  order_status: OrderStatus;
  reservation: "held" | "committed" | "released";
  expires_at: Date;
  user_uuid: string;
  user_type: string;
  user_email: string | null;
  address: {
    receiverName: string;
    phone: string;
    guestOrderName: string | null;
    guestOrderPhone: string | null;
  } | null;
  user_name: string | null;
  user_phone: string | null;
  /** `null`: not a gift. */
  gift_group_id: number | null;
  /** Options of which stock is held for the order. */
  held_option_ids: number[];
};

const FIND = statement(
  "find-payment",
  `select p.id as payment_id, p.amount, p.tax_free, p.method, p.payment_key, p.status as payment_status,
          p.vbank_account_number, p.vbank_bank_code, p.vbank_customer_name, p.vbank_due_at, p.failure_code,
          p.failure_message, p.use_escrow, o.selected_pg, o.id as order_id, o.uuid, o.user_id, o.order_tmp_id, o.order_name,
          o.status as order_status, o.reservation, o.expires_at, o.address, u.uuid as user_uuid, u.user_type,
          u.email as user_email, u.name as user_name, u.phone as user_phone, g.id as gift_group_id,
          array(select h.option_id from stock_reservation h where h.order_id = o.id) as held_option_ids
     from orders o
     join payment p on p.order_id = o.id
     join app_user u on u.id = o.user_id
     left join gift_group g on g.order_id = o.id
    where o.uuid = $1`,
).narrow<Pick<PaymentRow, "address">>();

export async function findPayment(db: Runner, orderUuid: string): Promise<PaymentRow | null> {
  const [row] = await db.run(FIND, [orderUuid]);
  return row ?? null;
}

export type EscrowProduct = RowOf<typeof LIST_ESCROW>;

const LIST_ESCROW = statement(
  "list-escrow-products",
  `select x.id::text as id, left(op.name || ' ' || x.name, 100) as name, x.option_id::text as code,
          x.unit_price as "unitPrice", x.units as quantity
     from order_product op join order_option x on x.order_product_id = op.id
    where op.order_id = $1 order by x.id`,
);

/** Lists the products for which the provider holds the money until delivery; prices in 원. */
export function listEscrowProducts(db: Runner, orderId: number): Promise<EscrowProduct[]> {
  return db.run(LIST_ESCROW, [orderId]);
}

const CLAIM = statement(
  "claim-payment",
  `with open as (
     select o.id from payment p join orders o on o.id = p.order_id
      where p.id = $1 and o.status = 'request' and o.reservation = 'held'
        for update of o
   )
   update payment p set payment_key = $2, check_at = least(p.check_at, $3), confirm_started_at = $4
     from open
    where p.id = $1 and p.order_id = open.id and p.status = 'waiting' and (p.payment_key is null or p.payment_key = $2)
   returning p.id`,
);

/**
 * Records which payment is about to be captured, so that the reconciler can ask for it after a crash. A second key for
 * the same order is refused, and so is an order that is no longer open.
 */
export async function recordPaymentAttempt(
  db: Runner,
  paymentId: number,
  paymentKey: string,
  { checkAt, now }: { checkAt: Date; now: Date },
): Promise<"claimed" | "lost" | "of-another-order"> {
  try {
    return (await db.run(CLAIM, [paymentId, paymentKey, checkAt, now])).length > 0 ? "claimed" : "lost";
  } catch (error) {
    if (isUniqueViolation(error)) return "of-another-order";
    throw error;
  }
}

export type DuePayment = RowOf<typeof LIST_DUE>;

const LIST_DUE = statement(
  "list-payments-to-check",
  `select o.uuid, p.id as payment_id, p.payment_key, p.confirm_started_at from payment p join orders o on o.id = p.order_id
    where p.check_at <= $1 order by p.check_at limit $2`,
);

/** Lists payments without a final state whose next check is due. */
export function listPaymentsToCheck(db: Runner, now: Date, take: number) {
  return db.run(LIST_DUE, [now, take]);
}

const RECORD_WEBHOOK = statement(
  "record-webhook",
  `insert into payment_webhook (transmission_id, kind, order_uuid, received_at)
   select $1, $2, $3::uuid, $4 where exists (select from orders where uuid = $3::uuid)
       on conflict (transmission_id) do update set kind = excluded.kind where payment_webhook.handled_at is null
   returning transmission_id`,
);

/**
 * Records a webhook; returns whether it has to be handled. Repeats of a handled one and webhooks of unknown orders are
 * not, so that strangers can neither fill the table nor cause requests to the provider.
 */
export async function recordWebhook(
  db: Runner,
  webhook: { transmissionId: string; kind: string; orderUuid: string; now: Date },
): Promise<boolean> {
  const rows = await db.run(RECORD_WEBHOOK, [
    webhook.transmissionId,
    webhook.kind,
    webhook.orderUuid,
    webhook.now,
  ]);
  return rows.length > 0;
}

const FORGET_WEBHOOKS = statement(
  "purge-webhooks",
  `delete from payment_webhook
    where transmission_id in (select transmission_id from payment_webhook where handled_at < $1
                               order by handled_at limit $2 for update skip locked)
   returning transmission_id`,
);

/** Deletes up to `take` webhooks handled before an instant; returns the count. */
export async function purgeWebhooks(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET_WEBHOOKS, [before, take])).length;
}

const FINISH_WEBHOOK = statement(
  "finish-webhook",
  "update payment_webhook set handled_at = $2 where transmission_id = $1",
);

export async function finishWebhook(db: Runner, transmissionId: string, now: Date): Promise<void> {
  await db.run(FINISH_WEBHOOK, [transmissionId, now]);
}
