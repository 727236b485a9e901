import { type Runner, statement, type Tx } from "../../db/database.ts";

const LOCK_CART = statement(
  "lock-cart",
  "select id from cart_item where user_id = $1 order by id for update",
);

/** Line moved from a guest: its former state there and in the member's cart, `null` for none. */
type Moved = {
  productId: number;
  optionId: number;
  units: number;
  isChecked: boolean;
  before: number | null;
};

const MERGE = statement(
  "merge-carts",
  `with lines as (
     select ci.product_id, co.option_id, co.units, co.is_checked, co.created_at, held.units as before
       from cart_item ci
       join cart_option co on co.cart_item_id = ci.id
       left join (select mo.option_id, mo.units from cart_item mi join cart_option mo on mo.cart_item_id = mi.id
                   where mi.user_id = $2) held on held.option_id = co.option_id
      where ci.id = any($1::bigint[])
   ), written as (
     insert into cart_merge (id, member_id, guest_id, moved, merged_at)
     select $3, $2, $4, jsonb_agg(jsonb_build_object('productId', product_id, 'optionId', option_id, 'units', units,
            'isChecked', is_checked, 'before', before) order by product_id, option_id), $5
       from lines having count(*) > 0
   ), items as (
     insert into cart_item (user_id, product_id)
     select distinct $2::bigint, product_id from lines
         on conflict (user_id, product_id) do update set product_id = excluded.product_id
     returning id, product_id
   ), options as (
     insert into cart_option (cart_item_id, option_id, units, is_checked, created_at)
     select items.id, lines.option_id, lines.units, lines.is_checked, lines.created_at
       from lines join items on items.product_id = lines.product_id
         on conflict (cart_item_id, option_id) do update set units = greatest(cart_option.units, excluded.units)
   )
   delete from cart_item where id = any($1::bigint[])`,
);

/**
 * Moves a guest's cart to the member they log in as; of the same option the larger number stays. The guest's rows are
 * locked first, so that a concurrently added line moves along or stays with the guest. The moves are recorded for
 * undoing.
 */
export async function mergeCarts(
  tx: Tx,
  { id, guestId, memberId, now }: { id: string; guestId: number; memberId: number; now: Date },
): Promise<void> {
  const items = await tx.run(LOCK_CART, [guestId]);
  if (items.length === 0) return;
  await tx.run(LOCK_CART, [memberId]);
  await tx.run(MERGE, [items.map((item) => item.id), memberId, id, guestId, now]);
}

type MergeRow = { id: string; guest_id: number; moved: Moved[] };

const TAKE_MERGE = statement(
  "take-cart-merge",
  `update cart_merge set undone_at = $3
    where id = (select id from cart_merge where member_id = $1 order by merged_at desc, id limit 1 for update)
      and merged_at > $2 and undone_at is null
   returning id, guest_id, moved`,
).narrow<Pick<MergeRow, "moved">>();

/** Takes the latest merge, if it is younger than `since` and not undone; returned once. */
export async function consumeCartMerge(
  tx: Tx,
  by: { memberId: number; since: Date; now: Date },
): Promise<MergeRow | null> {
  const [row] = await tx.run(TAKE_MERGE, [by.memberId, by.since, by.now]);
  return row ?? null;
}

const UNDO = statement(
  "undo-cart-merge",
  `with moved as (
     select * from jsonb_to_recordset($3::jsonb)
       as line ("productId" bigint, "optionId" bigint, units int, "isChecked" boolean, before int)
   ), there as (
     select co.id, moved.*
       from cart_item ci
       join cart_option co on co.cart_item_id = ci.id
       join moved on moved."optionId" = co.option_id
      where ci.user_id = $1
   ), lowered as (
     update cart_option co set units = there.before from there where co.id = there.id and there.before is not null
   ), removed as (
     delete from cart_option co using there where co.id = there.id and there.before is null
   ), items as (
     insert into cart_item (user_id, product_id)
     select distinct $2::bigint, "productId" from there
         on conflict (user_id, product_id) do update set product_id = excluded.product_id
     returning id, product_id
   )
   insert into cart_option (cart_item_id, option_id, units, is_checked, created_at)
   select items.id, there."optionId", there.units, there."isChecked", $4
     from there join items on items.product_id = there."productId"
       on conflict (cart_item_id, option_id) do update set units = greatest(cart_option.units, excluded.units)`,
);

/**
 * Moves the lines of a merge back to the guest where they are still in the member's cart. The member's own lines get
 * their former number; what was ordered, removed or added since is left.
 */
export async function undoMerge(
  tx: Tx,
  undo: { memberId: number; guestId: number; moved: readonly Moved[]; now: Date },
): Promise<void> {
  await tx.run(LOCK_CART, [undo.guestId]);
  await tx.run(LOCK_CART, [undo.memberId]);
  await tx.run(UNDO, [undo.memberId, undo.guestId, JSON.stringify(undo.moved), undo.now]);
}

const FORGET = statement(
  "purge-cart-merges",
  `delete from cart_merge
    where id in (select id from cart_merge where merged_at < $1 order by merged_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` merges from before an instant; returns how many. */
export async function purgeCartMerges(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
