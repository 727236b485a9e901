import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const ADD = statement(
  "add-draft-order",
  `with draft as (
     insert into draft_order (link_hash, phone_end, note, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id
   ), line as (
     insert into draft_order_line (draft_order_id, position, option_id, units, unit_price)
     select draft.id, e.position, e."optionId", e.units, e."unitPrice"
       from draft, jsonb_to_recordset($7::jsonb)
         as e (position integer, "optionId" bigint, units integer, "unitPrice" integer)
   )
   select id from draft`,
);

export type NewDraftOrder = {
  linkHash: Uint8Array;
  phoneEnd: string;
  note: string;
  createdBy: number;
  now: Date;
  expiresAt: Date;
  lines: readonly { position: number; optionId: number; units: number; unitPrice: number }[];
};

/** Adds a draft order with its lines; returns its id. */
export async function addDraftOrder(tx: Tx, draft: NewDraftOrder): Promise<number> {
  const { linkHash, phoneEnd, note, createdBy, now, expiresAt, lines } = draft;
  const added = await tx.run(ADD, [
    linkHash,
    phoneEnd,
    note,
    createdBy,
    now,
    expiresAt,
    JSON.stringify(lines),
  ]);
  return requireOneRow(added).id;
}

const LIST = statement(
  "list-draft-orders",
  `select d.id, d.phone_end, d.note, d.created_at, d.expires_at, d.opened_at, d.cancelled_at, by.name as created_by,
          (select jsonb_agg(jsonb_build_object('optionId', l.option_id, 'productName', p.name, 'optionName', o.name,
                                               'units', l.units, 'unitPrice', l.unit_price) order by l.position)
             from draft_order_line l join product_option o on o.id = l.option_id join product p on p.id = o.product_id
            where l.draft_order_id = d.id) as lines
     from draft_order d join operator by on by.id = d.created_by
    where d.id < $1 and ($2::text is null or d.phone_end = $2)
    order by d.id desc limit $3`,
).narrow<{
  lines: { optionId: number; productName: string; optionName: string; units: number; unitPrice: number }[];
}>();

export type DraftOrderRow = RowOf<typeof LIST>;

/** Lists draft orders before an id, the newest first, with their lines. */
export function listDraftOrderRows(
  db: Runner,
  { before, phoneEnd, take }: { before: number; phoneEnd: string | null; take: number },
): Promise<DraftOrderRow[]> {
  return db.run(LIST, [before, phoneEnd, take]);
}

const LOCK = statement(
  "lock-draft-order",
  "select id, phone_end, expires_at, cancelled_at from draft_order where id = $1 for update",
);

/** Locks a draft order. */
export async function lockDraftOrder(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const CANCEL = statement("cancel-draft-order", "update draft_order set cancelled_at = $2 where id = $1");

/** Cancels a draft order. */
export async function cancelDraft(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(CANCEL, [id, now]);
}

const PURGE = statement(
  "purge-draft-orders",
  `with old as (
     delete from draft_order where id in (select id from draft_order where expires_at < $1 limit $2) returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` draft orders that expired before an instant; returns how many. */
export async function purgeDraftOrders(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}
