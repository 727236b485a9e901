import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { offerColumns } from "../offers/find-offers.repository.ts";

/** Joins the offers of the options `co` of the cart items `ci`, as SQL. */
const CART_OFFER_TABLES = `
     join product_option o on o.id = co.option_id
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
     join category c on c.id = p.category_id
     left join category parent on parent.id = c.parent_id
     left join option_stock s on s.option_id = o.id`;

export type CartRow = RowOf<typeof LIST_CART>;

const LIST_CART = statement(
  "list-cart",
  `select ${offerColumns("ci.user_id")}, ci.id as cart_item_id, co.id as cart_option_id, co.units, co.is_checked
     from cart_item ci
     join cart_option co on co.cart_item_id = ci.id
     ${CART_OFFER_TABLES}
    where ci.user_id = $1 and p.status <> 'removed'
    order by d.name, ci.id, co.id`,
);

export function listCart(db: Runner, userId: number): Promise<CartRow[]> {
  return db.run(LIST_CART, [userId]);
}

export type HeldInCart = RowOf<typeof CART_FACTS>;

const CART_FACTS = statement(
  "cart-facts",
  `select co.option_id, co.units, count(*) over ()::int as lines, o.shipment_date, o.product_id
     from cart_item ci
     join cart_option co on co.cart_item_id = ci.id
     join product_option o on o.id = co.option_id
    where ci.user_id = $1`,
);

/** Lists the options and units in a cart. */
export function cartFacts(db: Runner, userId: number): Promise<HeldInCart[]> {
  return db.run(CART_FACTS, [userId]);
}

const ADD = statement(
  "add-to-cart",
  `with item as (
     insert into cart_item (user_id, product_id) values ($1, $2)
         on conflict (user_id, product_id) do update set product_id = excluded.product_id
     returning id
   )
   insert into cart_option (cart_item_id, option_id, units, created_at)
   select item.id, picked.option_id, picked.units, $5
     from item, unnest($3::bigint[], $4::int[]) as picked (option_id, units)
    order by picked.option_id
       on conflict (cart_item_id, option_id)
       do update set units = least(999, cart_option.units + excluded.units), is_checked = true
   returning id`,
);

/** Adds units to the cart's lines; concurrent additions are summed. */
export async function addToCartRows(
  db: Runner,
  added: {
    userId: number;
    productId: number;
    optionIds: readonly number[];
    units: readonly number[];
    now: Date;
  },
): Promise<number[]> {
  const rows = await db.run(ADD, [added.userId, added.productId, added.optionIds, added.units, added.now]);
  return rows.map(({ id }) => id);
}

const SET_LINES = statement(
  "set-cart-lines",
  `with item as (
     insert into cart_item (user_id, product_id)
     select distinct $1::bigint, picked.product_id from unnest($2::bigint[]) as picked (product_id)
      order by picked.product_id
         on conflict (user_id, product_id) do update set product_id = excluded.product_id
     returning id, product_id
   )
   insert into cart_option (cart_item_id, option_id, units, created_at)
   select item.id, picked.option_id, picked.units, $5
     from unnest($2::bigint[], $3::bigint[], $4::int[]) as picked (product_id, option_id, units)
     join item on item.product_id = picked.product_id
    order by picked.option_id
       on conflict (cart_item_id, option_id) do update set units = excluded.units, is_checked = true
   returning id`,
);

/** Puts options into the cart with these units, in place of those it has; returns the ids of their lines. */
export async function setCartLines(
  tx: Tx,
  set: {
    userId: number;
    productIds: readonly number[];
    optionIds: readonly number[];
    units: readonly number[];
    now: Date;
  },
): Promise<number[]> {
  const rows = await tx.run(SET_LINES, [set.userId, set.productIds, set.optionIds, set.units, set.now]);
  return rows.map(({ id }) => id);
}

const SET_UNITS = statement(
  "set-cart-units",
  `update cart_option co set units = $4
     from cart_item ci
    where ci.id = co.cart_item_id and ci.user_id = $1 and ci.id = $2 and co.id = $3
   returning co.id`,
);

export async function setCartUnits(
  db: Runner,
  userId: number,
  itemId: number,
  optionRowId: number,
  units: number,
): Promise<boolean> {
  return (await db.run(SET_UNITS, [userId, itemId, optionRowId, units])).length > 0;
}

/** Removes a line. The product's row stays: deleting it could delete an option added concurrently. */
const REMOVE = statement(
  "remove-from-cart",
  `delete from cart_option co using cart_item ci
    where ci.id = co.cart_item_id and ci.user_id = $1 and ci.id = $2 and co.id = $3
   returning co.id`,
);

export async function removeFromCartRow(
  db: Runner,
  userId: number,
  itemId: number,
  optionRowId: number,
): Promise<boolean> {
  return (await db.run(REMOVE, [userId, itemId, optionRowId])).length > 0;
}

const CHOOSE = statement(
  "choose-cart-lines",
  `update cart_option co set is_checked = (co.id = any($2::bigint[]))
     from cart_item ci
    where ci.id = co.cart_item_id and ci.user_id = $1
      and co.is_checked is distinct from (co.id = any($2::bigint[]))
   returning co.id`,
);

export async function chooseCartLines(
  db: Runner,
  userId: number,
  optionRowIds: readonly number[],
): Promise<void> {
  await db.run(CHOOSE, [userId, optionRowIds]);
}

const KEEP_PICK = statement(
  "keep-order-item-tmp",
  "insert into order_item_tmp (id, user_id, cart_option_ids, created_at) values ($1, $2, $3, $4)",
);

export async function addPick(
  db: Runner,
  pick: { id: string; userId: number; cartOptionIds: readonly number[]; now: Date },
): Promise<void> {
  await db.run(KEEP_PICK, [pick.id, pick.userId, pick.cartOptionIds, pick.now]);
}

const FIND_PICK = statement(
  "find-order-item-tmp",
  `select ${offerColumns("ci.user_id")}, ci.id as cart_item_id, co.id as cart_option_id, co.units, co.is_checked
     from order_item_tmp picked
     join cart_option co on co.id = any(picked.cart_option_ids)
     join cart_item ci on ci.id = co.cart_item_id and ci.user_id = picked.user_id
     ${CART_OFFER_TABLES}
    where picked.id = $1 and picked.user_id = $2
    order by co.id`,
);

/** Finds the picked lines still in the cart, with their current offers. */
export function findPick(db: Runner, id: string, userId: number): Promise<CartRow[]> {
  return db.run(FIND_PICK, [id, userId]);
}

const FORGET_PICKS = statement(
  "purge-order-item-tmps",
  `delete from order_item_tmp
    where id in (select id from order_item_tmp where created_at < $1 order by created_at limit $2
                    for update skip locked)
   returning id`,
);

/** Deletes up to `take` picks made before an instant; returns how many. */
export async function purgePicks(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET_PICKS, [before, take])).length;
}
