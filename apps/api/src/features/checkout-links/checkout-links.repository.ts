import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const ADD = statement(
  "add-checkout-link",
  `with link as (
     insert into checkout_link (id, created_at, expires_at) values ($1, $2, $3) returning id
   )
   insert into checkout_link_line (checkout_link_id, position, option_id, units, unit_price)
   select link.id, e.position, e."optionId", e.units, e."unitPrice"
     from link, jsonb_to_recordset($4::jsonb)
       as e (position integer, "optionId" bigint, units integer, "unitPrice" integer)`,
);

export type NewCheckoutLink = {
  id: string;
  now: Date;
  expiresAt: Date;
  lines: readonly { position: number; optionId: number; units: number; unitPrice: number }[];
};

/** Adds a checkout link with its lines. */
export async function addCheckoutLink(
  db: Runner,
  { id, now, expiresAt, lines }: NewCheckoutLink,
): Promise<void> {
  await db.run(ADD, [id, now, expiresAt, JSON.stringify(lines)]);
}

const FIND = statement("find-checkout-link", "select expires_at, used_at from checkout_link where id = $1");

/** Finds a checkout link; `null` when it is unknown. */
export async function findCheckoutLink(db: Runner, id: string): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LOCK = statement(
  "lock-checkout-link",
  "select expires_at, used_at from checkout_link where id = $1 for update",
);

/** Locks a checkout link until the transaction ends; `null` when it is unknown. */
export async function lockCheckoutLink(tx: Tx, id: string): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const USE = statement("use-checkout-link", "update checkout_link set used_at = $2 where id = $1");

/** Records that a browser took the lines of a link over. */
export async function markCheckoutLinkUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(USE, [id, now]);
}

const LIST_LINES = statement(
  "list-checkout-link-lines",
  `select p.id as product_id, p.name as product_name, p.images[1] as product_image,
          d.id as distributor_id, d.name as distributor_name, d.region as distributor_region,
          c.id as category_id, c.name as category_name, parent.id as parent_id, parent.name as parent_name,
          o.id as option_id, o.name as option_name, l.unit_price, l.units
     from checkout_link_line l
     join product_option o on o.id = l.option_id
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
     join category c on c.id = p.category_id
     left join category parent on parent.id = c.parent_id
    where l.checkout_link_id = $1 order by l.position`,
);

/** Lists the lines of a checkout link in its order. */
export function listCheckoutLinkLines(db: Runner, id: string): Promise<RowOf<typeof LIST_LINES>[]> {
  return db.run(LIST_LINES, [id]);
}

const PURGE = statement(
  "purge-checkout-links",
  `with old as (
     delete from checkout_link where id in (select id from checkout_link where expires_at < $1 limit $2) returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` checkout links that expired before an instant; returns how many. */
export async function purgeCheckoutLinks(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}
