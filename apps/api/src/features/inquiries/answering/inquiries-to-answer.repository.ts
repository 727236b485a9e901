import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import { SUMMARY_COLUMNS } from "../inquiry-summary-columns.sql.ts";

export type InquiryToAnswerRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-inquiries-to-answer",
  `select ${SUMMARY_COLUMNS}, coalesce(u.name, o.address ->> 'guestOrderName') as member_name
     from inquiry i join app_user u on u.id = i.user_id
     left join order_product op on op.id = i.order_product_id
     left join orders o on o.id = op.order_id
    where i.id > $2 and (i.waits_since is not null) = ($1 = 'waiting')
    order by i.id limit $3`,
);

/** Lists inquiries by whether they wait, the oldest first. */
export function listByStatus(
  db: Runner,
  page: { status: "waiting" | "answered"; after: number; take: number },
): Promise<InquiryToAnswerRow[]> {
  return db.run(LIST, [page.status, page.after, page.take]);
}

const LOCK = statement(
  "lock-inquiry-to-answer",
  `select i.id, i.user_id, i.kind, i.wants_notice, coalesce(u.name, o.address ->> 'guestOrderName') as name,
          case when u.user_type = 'guest' then o.address ->> 'guestOrderPhone' end as guest_phone
     from inquiry i join app_user u on u.id = i.user_id
     left join order_product op on op.id = i.order_product_id
     left join orders o on o.id = op.order_id
    where i.id = $1 for update of i`,
);

const FIND_LAST = statement(
  "find-last-inquiry-message",
  "select max(id) as id from inquiry_message where inquiry_id = $1",
);

/**
 * Locks an inquiry with its member, or the guest of its order, and finds its last text. The text is read after the lock: the statement that waits for
 * it sees the texts of before.
 */
export async function lockToAnswer(tx: Tx, id: number) {
  const [row] = await tx.run(LOCK, [id]);
  if (!row) return null;
  return { ...row, lastMessageId: requireOneRow(await tx.run(FIND_LAST, [id])).id };
}

const ANSWERED = statement(
  "mark-inquiry-answered",
  "update inquiry set waits_since = null, answered_at = $2, is_helpful = null where id = $1",
);

export async function markAnswered(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(ANSWERED, [id, now]);
}
