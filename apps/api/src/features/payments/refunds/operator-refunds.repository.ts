import type { RefundOutcome } from "@todayfruit/domain/payments/refund-amounts";
import { type Runner, statement } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

export type RefundRow = Pick<
  Tables["refund"],
  | "id"
  | "amount"
  | "reason"
  | "created_at"
  | "tries"
  | "last_code"
  | "next_try_at"
  | "done_at"
  | "outcome_reason"
  | "payment_key"
> & {
  outcome: RefundOutcome | null;
  order_id: number;
  order_uuid: string;
  order_name: string;
  refunded: number;
};

const REFUND = `select r.id, r.amount, r.reason, r.created_at, r.tries, r.last_code, r.next_try_at, r.done_at, r.outcome,
       r.outcome_reason, r.payment_key, o.id as order_id, o.uuid as order_uuid, o.order_name, p.refunded
  from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id`;

const LIST = statement<
  [isOpen: boolean | null, orderId: number | null, after: number, take: number],
  RefundRow
>(
  "list-refunds",
  `${REFUND}
    where r.id > $3 and ($1::boolean is null or (r.done_at is null) = $1) and ($2::int is null or o.id = $2)
    order by r.id limit $4`,
);

/** Refunds after one of them, the oldest first. */
export function listRefundRows(
  db: Runner,
  page: { isOpen: boolean | null; orderId: number | null; after: number; take: number },
): Promise<RefundRow[]> {
  return db.run(LIST, [page.isOpen, page.orderId, page.after, page.take]);
}

const FIND = statement<[number], RefundRow>("find-refund", `${REFUND} where r.id = $1`);

export async function findRefundRow(db: Runner, id: number): Promise<RefundRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}
