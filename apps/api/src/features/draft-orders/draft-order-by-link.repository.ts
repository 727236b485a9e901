import { type RowOf, type Runner, statement } from "../../db/database.ts";

const OPEN = statement(
  "open-draft-order",
  `update draft_order set opened_at = coalesce(opened_at, $2)
    where link_hash = $1 and expires_at > $2 and cancelled_at is null
   returning id, expires_at`,
);

/** Opens a draft order by the hash of the secret in its link; `null` when it is over or unknown. */
export async function openDraft(
  db: Runner,
  linkHash: Uint8Array,
  now: Date,
): Promise<RowOf<typeof OPEN> | null> {
  const [row] = await db.run(OPEN, [linkHash, now]);
  return row ?? null;
}

const LIST_LINES = statement(
  "list-draft-order-lines",
  `select p.id as product_id, p.name as product_name, p.images[1] as product_image,
          d.id as distributor_id, d.name as distributor_name, d.region as distributor_region,
          c.id as category_id, c.name as category_name, parent.id as parent_id, parent.name as parent_name,
          o.id as option_id, o.name as option_name, l.unit_price, l.units
     from draft_order_line l
     join product_option o on o.id = l.option_id
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
     join category c on c.id = p.category_id
     left join category parent on parent.id = c.parent_id
    where l.draft_order_id = $1 order by l.position`,
);

/** Lists the lines of a draft order in its order. */
export function listDraftLines(db: Runner, id: number): Promise<RowOf<typeof LIST_LINES>[]> {
  return db.run(LIST_LINES, [id]);
}
