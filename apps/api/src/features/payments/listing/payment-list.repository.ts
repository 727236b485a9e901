import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import type { PaymentStatus } from "@todayfruit/domain/payments/status";
import { type RowOf, type Runner, statement, statementVariant } from "../../../db/database.ts";

/**
 * Conditions of the list of payments. $1: order before which the page begins; $2: limit; $3: method; $4: status; $5: amount;
 * $6: whether money went back; $7, $8: instants between which it was approved; $9: payments that were sought. Each of the
 * last seven may be null. Descending ids of orders are those of payments: an order has one.
 */
const FILTERS = `p.order_id < $1 and ($3::text is null or p.method = $3) and ($4::text is null or p.status = $4)
  and ($5::integer is null or p.amount = $5) and ($6::boolean is null or (p.refunded > 0) = $6)
  and ($7::timestamptz is null or p.approved_at >= $7) and ($8::timestamptz is null or p.approved_at < $8)
  and ($9::bigint[] is null or p.order_id = any($9))`;

/** Condition that an index of its own answers, for the filter that fewest payments match. */
const NARROWEST = {
  all: "true",
  sought: "p.order_id = any($9::bigint[])",
  amount: "p.amount = $5::integer",
  day: "p.approved_at >= $7::timestamptz and p.approved_at < $8::timestamptz",
  status: "p.status = $4::text",
  method: "p.method = $3::text",
  refunded: "p.refunded > 0",
} as const;

const LISTS = {
  all: list("all"),
  sought: list("sought"),
  amount: list("amount"),
  day: list("day"),
  status: list("status"),
  method: list("method"),
  refunded: list("refunded"),
} as const satisfies Record<keyof typeof NARROWEST, unknown>;

function list(by: keyof typeof NARROWEST) {
  return statementVariant(
    "list-operator-payments-by",
    by,
    `with page as (
       select p.id from payment p where ${NARROWEST[by]} and ${FILTERS} order by p.order_id desc limit $2)
     select o.id, o.number, o.order_name, o.created_at, p.method, p.status, p.provider, p.use_escrow, p.amount, p.captured,
            p.refunded, right(p.payment_key, 8) as key_end, p.approved_at
       from page join payment p on p.id = page.id join orders o on o.id = p.order_id
      order by o.id desc`,
  ).narrow<{
    method: PaymentMethodType;
    status: PaymentStatus;
    provider: "toss" | "point";
    key_end: string | null;
  }>();
}

export type ListedPaymentRow = RowOf<(typeof LISTS)["all"]>;

export type PaymentCriteria = {
  by: keyof typeof LISTS;
  before: number;
  take: number;
  method: PaymentMethodType | null;
  status: PaymentStatus | null;
  amount: number | null;
  isRefunded: boolean | null;
  from: Date | null;
  until: Date | null;
  sought: readonly number[] | null;
};

export function listOperatorPayments(db: Runner, c: PaymentCriteria): Promise<ListedPaymentRow[]> {
  return db.run(LISTS[c.by], [
    c.before,
    c.take,
    c.method,
    c.status,
    c.amount,
    c.isRefunded,
    c.from,
    c.until,
    c.sought,
  ]);
}

const FIND = statement(
  "find-orders-of-payments",
  `select o.id from orders o where $1::bigint is not null and o.id = $1
    union select o.id from orders o where $2::text is not null and o.number = $2
    union select o.id from orders o where $3::uuid is not null and o.uuid = $3
    union (select p.order_id from payment p
            where $4::text is not null and right(p.payment_key, 8) = $4 and p.payment_key is not null
            order by p.order_id desc limit 100)`,
);

export type SoughtPayment = {
  id: number | null;
  number: string | null;
  uuid: string | null;
  keyEnd: string | null;
};

/** Finds the orders of payments by a number of the order or the end of the provider's key. */
export async function findOrdersOfPayments(db: Runner, said: SoughtPayment): Promise<number[]> {
  return (await db.run(FIND, [said.id, said.number, said.uuid, said.keyEnd])).map(({ id }) => id);
}
