import { type Runner, statement } from "../../../db/database.ts";

/** Payment with its completed refunds by the shop's books; amounts in 원. */
export type RecordedPayment = {
  id: number;
  /** `null` when no payment was begun at the provider. */
  payment_key: string | null;
  order_uuid: string;
  captured: number;
  refunded: number;
  /** Part that the shop refunded by other means. */
  elsewhere: number;
  /** Refunds with a transaction key of the provider. */
  refunds: { id: number; amount: number; transaction_key: string; payment_key: string }[];
  /** True when operators were told that a bank reversed the deposit. */
  is_reversed: boolean;
};

const COLUMNS = `
  p.id, p.payment_key, o.uuid as order_uuid, p.captured, p.refunded,
  (select coalesce(sum(r.amount), 0)::integer from refund r
    where r.payment_id = p.id and r.outcome = 'paid_elsewhere') as elsewhere,
  exists (select from payment_alert a where a.payment_id = p.id) as is_reversed,
  coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'transaction_key', r.transaction_key,
                                              'payment_key', r.payment_key) order by r.id)
              from refund r
             where r.payment_id = p.id and r.outcome = 'returned' and r.transaction_key !~ '^[a-z_]+:'), '[]') as refunds`;

const OF_KEYS = statement(
  "audit-payments-of-provider",
  `select ${COLUMNS}
     from payment p join orders o on o.id = p.order_id
    where p.payment_key = any($1::text[])
    union all
   select ${COLUMNS}
     from orders o join payment p on p.order_id = o.id
    where o.uuid = any($2::uuid[]) and coalesce(p.payment_key <> all($1::text[]), true)`,
).narrow<Pick<RecordedPayment, "refunds">>();

/** Lists the payments with these provider keys, or of these orders with another key. */
export function listPaymentsOfKeys(
  db: Runner,
  keys: readonly string[],
  orderUuids: readonly string[],
): Promise<RecordedPayment[]> {
  return db.run(OF_KEYS, [keys, orderUuids]);
}

const TAKEN = statement(
  "audit-payments-taken",
  `select p.id, p.payment_key from payment p
    where p.approved_at between $1 and $2 and p.provider = 'toss' and p.captured > 0 and p.id > $3
    order by p.id limit $4`,
);

/** Lists payments approved in a window by the shop's books, after an id. */
export function listTaken(
  db: Runner,
  window: { from: Date; until: Date },
  after: number,
  take: number,
): Promise<{ id: number; payment_key: string | null }[]> {
  return db.run(TAKEN, [window.from, window.until, after, take]);
}

const GIVEN = statement(
  "audit-refunds-given",
  `select r.id, r.payment_key
     from refund r join payment p on p.id = r.payment_id
    where r.done_at between $1 and $2 and r.outcome = 'returned' and p.captured > 0 and p.provider = 'toss' and r.id > $4
    order by r.id limit $3`,
);

/** Lists refunds completed in a window by the shop's clock, after an id. */
export function listGiven(
  db: Runner,
  window: { from: Date; until: Date },
  after: number,
  take: number,
): Promise<{ id: number; payment_key: string | null }[]> {
  return db.run(GIVEN, [window.from, window.until, take, after]);
}

const EARLIEST = statement(
  "audit-earliest-payment",
  "select min(approved_at) as at from payment where approved_at is not null",
);

/** Returns the instant of the shop's first approved payment; `null` without one. */
export async function findEarliestPayment(db: Runner): Promise<Date | null> {
  const [row] = await db.run(EARLIEST, []);
  return row?.at ?? null;
}
