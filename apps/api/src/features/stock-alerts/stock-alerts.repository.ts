import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Threshold of the option `o` of the product `p`: its own rule, else that of its farm, else that of the shop. */
const THRESHOLD = `(select r.threshold from stock_rule r
                     where r.option_id = o.id or r.distributor_id = p.distributor_id
                           or r.option_id is null and r.distributor_id is null
                     order by r.option_id nulls last, r.distributor_id nulls last limit 1)`;

const CLEAR = statement(
  "clear-stock-alerts",
  `with cleared as (
     update stock_alert a set cleared_at = $1
       from product_option o join product p on p.id = o.product_id left join option_stock s on s.option_id = o.id
      where a.cleared_at is null and o.id = a.option_id
            and (s.option_id is null or o.status = 'unlimited_stock_in' or p.status in ('waiting', 'removed')
                 or s.on_hand - s.reserved > coalesce(${THRESHOLD}, -1))
     returning 1
   )
   select count(*)::int as count from cleared`,
).narrow<{ count: number }>();

/** Clears alerts of options that rose above their threshold, are not counted any more or have no rule; returns how many. */
export async function clearAlerts(db: Runner, now: Date): Promise<number> {
  return requireOneRow(await db.run(CLEAR, [now])).count;
}

const RAISE = statement(
  "raise-stock-alerts",
  `with low as (
     select o.id, s.on_hand - s.reserved as available, ${THRESHOLD} as threshold
       from option_stock s join product_option o on o.id = s.option_id join product p on p.id = o.product_id
      where p.status not in ('waiting', 'removed')
            and (o.status = 'stock_in' or o.status = 'stock_out' and $1::timestamptz - interval '1 day' < (
                  select m.at from stock_movement m where m.option_id = o.id order by m.id desc limit 1))
            and exists (select from stock_rule)
   ), raised as (
     insert into stock_alert (option_id, threshold, available, raised_at)
     select id, threshold, available, $1 from low where available <= threshold
         on conflict (option_id) where cleared_at is null do nothing
     returning 1
   )
   select count(*)::int as count from raised`,
).narrow<{ count: number }>();

/**
 * Raises an alert for each option at or below its threshold that has none: those for sale, and those that sold out within
 * a day. Returns how many.
 */
export async function raiseAlerts(db: Runner, now: Date): Promise<number> {
  return requireOneRow(await db.run(RAISE, [now])).count;
}

const LIST = statement(
  "list-stock-alerts",
  `select a.id, a.option_id, a.threshold, a.raised_at, a.acknowledged_at, p.id as product_id, p.name as product_name,
          o.name as option_name, d.name as distributor_name, coalesce(s.on_hand - s.reserved, 0) as available
     from stock_alert a
     join product_option o on o.id = a.option_id
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
     left join option_stock s on s.option_id = o.id
    where a.id < $1 and a.cleared_at is null and ($2::boolean is null or (a.acknowledged_at is null) = $2)
    order by a.id desc limit $3`,
).narrow<{ available: number }>();

export type StockAlertRow = RowOf<typeof LIST>;

/** Lists open alerts before an id, the newest first. */
export function listAlertRows(
  db: Runner,
  { before, isWaiting, take }: { before: number; isWaiting: boolean | null; take: number },
): Promise<StockAlertRow[]> {
  return db.run(LIST, [before, isWaiting, take]);
}

const LOCK = statement(
  "lock-stock-alert",
  "select acknowledged_at, cleared_at from stock_alert where id = $1 for update",
);

/** Locks an alert. */
export async function lockAlert(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const ACKNOWLEDGE = statement(
  "acknowledge-stock-alert",
  "update stock_alert set acknowledged_at = $2 where id = $1",
);

/** Records that an operator took note of an alert. */
export async function acknowledge(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(ACKNOWLEDGE, [id, now]);
}

const PURGE = statement(
  "purge-stock-alerts",
  `with old as (
     delete from stock_alert where id in (select id from stock_alert where cleared_at < $1 limit $2) returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` alerts that were cleared before an instant; returns how many. */
export async function purgeAlerts(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}
