import { statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const LOCK_GUEST_ORDERS = statement(
  "lock-guest-orders",
  `select o.id
     from orders o join app_user u on u.id = o.user_id
    where o.address ->> 'guestOrderPhone' = $1 and u.user_type = 'guest'
      and o.status not in ('pre_ordering', 'unknown', 'request', 'incomplete')
    order by o.id
      for no key update of o`,
);

/** Locks the orders that guests placed with a number; excludes those being paid. Returns their ids. */
export async function lockGuestOrders(tx: Tx, phone: string): Promise<number[]> {
  return (await tx.run(LOCK_GUEST_ORDERS, [phone])).map(({ id }) => id);
}

const COUNT_OWN = statement(
  "count-own-orders-of-number",
  `select count(*)::int as count from orders
    where address ->> 'guestOrderPhone' = $1 and user_id = $2
      and status not in ('pre_ordering', 'unknown', 'request', 'incomplete')`,
);

/** Counts a member's own orders placed with a number. */
export async function countOwnOrders(tx: Tx, phone: string, memberId: number): Promise<number> {
  return requireOneRow(await tx.run(COUNT_OWN, [phone, memberId])).count;
}

/** Moves orders with the inquiries about them and updates the order counts; people are locked in ascending id. */
const GIVE_ORDERS = statement(
  "give-guest-orders",
  `with moving as (
     select id, user_id,
            (status not in ('bank_transfer_waiting', 'stock_out', 'withdraw_complete'))::int as is_counted
       from orders where id = any($1::bigint[])
   ), people as (
     select id from app_user where id in (select user_id from moving) or id = $2 order by id for no key update
   ), change as (
     select people.id, case when people.id = $2 then (select sum(is_counted) from moving)
                            else -(select sum(is_counted) from moving where user_id = people.id) end as orders
       from people
   ), counted as (
     update app_user u set order_count = u.order_count + change.orders from change where u.id = change.id
   ), asked as (
     update inquiry i set user_id = $2 from order_product op
      where op.id = i.order_product_id and op.order_id in (select id from moving)
   ), moved as (
     update orders o set user_id = $2 from moving where o.id = moving.id returning 1
   )
   select count(*)::int as claimed from moved`,
);

/** Moves guests' orders to a member; returns how many. */
export async function handOverOrders(tx: Tx, orderIds: readonly number[], memberId: number): Promise<number> {
  return requireOneRow(await tx.run(GIVE_ORDERS, [orderIds, memberId])).claimed;
}
