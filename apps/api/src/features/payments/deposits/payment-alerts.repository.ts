import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type AlertRow = RowOf<typeof LIST>;

const ALERT = `select a.id, a.kind, a.amount, a.given, a.created_at, a.seen_at, a.note, o.id as order_id, o.order_name
  from payment_alert a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id`;

const LIST = statement(
  "list-payment-alerts",
  `${ALERT} where a.id > $2 and ($1::boolean is null or (a.seen_at is null) = $1) order by a.id limit $3`,
);

/** Lists alerts after an id, the oldest first. */
export function listAlerts(
  db: Runner,
  page: { isOpen: boolean | null; after: number; take: number },
): Promise<AlertRow[]> {
  return db.run(LIST, [page.isOpen, page.after, page.take]);
}

const FIND = statement("find-payment-alert", `${ALERT} where a.id = $1 for update of a`);

/** Locks an alert until the transaction ends. */
export async function lockAlert(tx: Tx, id: number): Promise<AlertRow | null> {
  const [row] = await tx.run(FIND, [id]);
  return row ?? null;
}

const RESOLVE = statement(
  "resolve-payment-alert",
  "update payment_alert set seen_at = $3, note = $2 where id = $1",
);

export async function closeAlert(tx: Tx, id: number, note: string, now: Date): Promise<void> {
  await tx.run(RESOLVE, [id, note, now]);
}
