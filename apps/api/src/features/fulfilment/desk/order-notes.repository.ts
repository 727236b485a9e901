import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type LockedNoteRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-order-notes",
  `select o.id, coalesce(n.version, 1) as version, coalesce(n.memo, '') as memo, coalesce(n.tags, '{}') as tags,
          n.assignee_id
     from orders o left join order_note n on n.order_id = o.id
    where o.id = any($1::bigint[]) order by o.id for update of o`,
).narrow<{ version: number; memo: string; tags: string[] }>();

/** Locks orders and reads their notes; an order without one has an empty note at version 1. */
export function lockOrderNotes(tx: Tx, ids: readonly number[]): Promise<LockedNoteRow[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-order-notes",
  `insert into order_note (order_id, memo, tags, assignee_id, version)
   select e.id, e.memo, e.tags, e."assigneeId", 2
     from jsonb_to_recordset($1::jsonb) as e (id bigint, memo text, tags text[], "assigneeId" bigint)
       on conflict (order_id) do update
      set memo = excluded.memo, tags = excluded.tags, assignee_id = excluded.assignee_id`,
);

/** Stores notes; the first of an order has version 2. */
export async function setOrderNotes(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

const LIST_ACTIVE = statement(
  "list-active-operators",
  "select id from operator where id = any($1::bigint[]) and disabled_at is null and not is_api_key",
);

/** Lists those of the operators whose accounts are open. */
export async function listActiveOperators(tx: Tx, ids: readonly number[]): Promise<number[]> {
  return (await tx.run(LIST_ACTIVE, [ids])).map(({ id }) => id);
}

export type NoteRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-order-note",
  `select coalesce(n.version, 1) as note_version, coalesce(n.memo, '') as note_memo,
          coalesce(n.tags, '{}') as note_tags, n.assignee_id, a.name as assignee_name
     from orders o left join order_note n on n.order_id = o.id left join operator a on a.id = n.assignee_id
    where o.id = $1`,
).narrow<{ note_version: number; note_memo: string; note_tags: string[]; assignee_name: string | null }>();

export function findOrderNote(db: Runner, orderId: number): Promise<NoteRow[]> {
  return db.run(FIND, [orderId]);
}
