import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LOCK = statement(
  "lock-sold-out-status",
  "select pg_try_advisory_xact_lock(hashtext('sold-out status')) as is_free",
).narrow<{ is_free: boolean }>();

/**
 * Returns whether no other process updates the sold-out status; the lock lasts until the transaction ends, so that the next
 * statement of its owner sees what the owner before it wrote.
 */
export async function lockSoldOutStatus(tx: Tx): Promise<boolean> {
  return requireOneRow(await tx.run(LOCK, [])).is_free;
}

const PROCESS = statement(
  "process-stock-availability-changes",
  `with noted as (
     delete from stock_availability_change
      where id in (select id from stock_availability_change order by id limit $1)
     returning product_id
   ), now as (
     select changed.product_id,
            not exists (select from product_option o left join option_stock s on s.option_id = o.id
                         where o.product_id = changed.product_id
                           and (o.status = 'unlimited_stock_in'
                                or (o.status = 'stock_in' and coalesce(s.on_hand - s.reserved, 1) > 0))) as is_sold_out
       from (select distinct product_id from noted) changed
   ), turned as (
     update product p set is_sold_out = now.is_sold_out
       from now
      where p.id = now.product_id and p.is_sold_out <> now.is_sold_out
     returning p.id
   )
   select (select count(*)::int from noted) as seen, (select count(*)::int from turned) as turned`,
);

/**
 * Processes up to `take` changes by which products ran out or came back; returns their number, and how many products turned.
 */
export async function updateSoldOutStatus(
  db: Runner,
  take: number,
): Promise<{ seen: number; turned: number }> {
  return requireOneRow(await db.run(PROCESS, [take]));
}
