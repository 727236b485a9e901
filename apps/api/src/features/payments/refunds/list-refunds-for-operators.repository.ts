import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type RefundRow = RowOf<typeof LIST>;

const REFUND = `select r.id, r.amount, r.reason, r.created_at, r.tries, r.last_code, r.next_try_at, r.done_at, r.outcome,
       r.outcome_reason, r.payment_key, o.id as order_id, o.uuid as order_uuid, o.order_name, p.refunded
  from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id`;

const LIST = statement(
  "list-refunds",
  `${REFUND}
    where r.id > $3 and ($1::boolean is null or (r.done_at is null) = $1) and ($2::bigint is null or o.id = $2)
    order by r.id limit $4`,
);

/** Lists refunds after an id, the oldest first. */
export function listRefundRows(
  db: Runner,
  page: { isOpen: boolean | null; orderId: number | null; after: number; take: number },
): Promise<RefundRow[]> {
  return db.run(LIST, [page.isOpen, page.orderId, page.after, page.take]);
}

const FIND = statement("find-refund", `${REFUND} where r.id = $1`);

export async function findRefundRow(db: Runner, id: number): Promise<RefundRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}
