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
  "select id from operator where id = any($1::bigint[]) and disabled_at is null",
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

const COUNT_VIEWS = statement(
  "count-order-views",
  `select v.view, (select count(*)::int from (
            select from orders o
             where o.status = v.view and ($3::bigint[] is null or exists (
                     select from order_product op where op.order_id = o.id and op.distributor_id = any($3)))
             limit 10001) found) as count
     from unnest($1::text[]) as v (view)
    union all
   select 'due', (select count(*)::int from (
            select distinct op.order_id
              from order_product op join order_option x on x.order_product_id = op.id
             where op.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially')
               and x.promised_dispatch_on <= $2::date and ($3::bigint[] is null or op.distributor_id = any($3))
             limit 10001) found)
    union all
   select 'today', (select count(*)::int from (
            select from orders o
             where o.created_at >= $4 and o.status not in ('request', 'incomplete')
               and ($3::bigint[] is null or exists (
                     select from order_product op where op.order_id = o.id and op.distributor_id = any($3)))
             limit 10001) found)`,
).narrow<{ view: string; count: number }>();

/**
 * Counts the orders of each view, up to 10,001: of statuses, of products due by a day, and since an instant.
 *
 * @param distributorIds farms of which one has a product in the order; `null` for all
 */
export function countViews(
  db: Runner,
  by: { statuses: readonly string[]; day: string; since: Date; distributorIds: readonly number[] | null },
): Promise<{ view: string; count: number }[]> {
  return db.run(COUNT_VIEWS, [by.statuses, by.day, by.distributorIds, by.since]);
}
