import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { hasStock } from "./has-stock.sql.ts";

export type RestockedRow = RowOf<typeof LIST_RESTOCKED>;

const LIST_RESTOCKED = statement(
  "list-restocked-goods",
  `select w.product_id, w.option_id, p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at
     from (select distinct product_id, option_id from restock_alarm where ended_at is null) w
     join product p on p.id = w.product_id and p.status = 'stock_in' and not p.is_sold_out
    where ${hasStock("w.product_id", "w.option_id")}
      and not exists (select from operator_action a
                       where a.change_id is not null and a.at > $1
                         and a.subject in (select 'product ' || w.product_id
                                            union all
                                           select 'option ' || o.id from product_option o where o.product_id = w.product_id))
    order by w.product_id, w.option_id`,
);

/**
 * Lists the goods in stock that shoppers wait for, with the sale of their products, once their pages do not say sold out any
 * more; an option of null is any. Goods that an operator edited since an instant wait, so that undo is in time.
 */
export function listRestocked(db: Runner, editedBefore: Date): Promise<RestockedRow[]> {
  return db.run(LIST_RESTOCKED, [editedBefore]);
}

const COLUMNS = `a.id, a.user_id, a.product_id, p.name as product_name, p.images[1] as product_image, o.name as option_name,
          a.by_push, a.by_phone, a.phone`;

export type DueAlarmRow = RowOf<typeof LOCK_RESTOCKED>;

const LOCK_RESTOCKED = statement(
  "lock-restocked-alarms",
  `select ${COLUMNS}
     from restock_alarm a
     join product p on p.id = a.product_id
     left join product_option o on o.id = a.option_id
    where a.ended_at is null and a.product_id = $1 and a.option_id is not distinct from $2
    order by a.id limit $3
      for update of a skip locked`,
);

/** Locks up to `take` waiting alarms of goods, skipping those that another process holds. */
export function lockRestockedAlarms(
  tx: Tx,
  productId: number,
  optionId: number | null,
  take: number,
): Promise<DueAlarmRow[]> {
  return tx.run(LOCK_RESTOCKED, [productId, optionId, take]);
}

const LOCK_EXPIRED = statement(
  "lock-expired-restock-alarms",
  `select ${COLUMNS}
     from restock_alarm a
     join product p on p.id = a.product_id
     left join product_option o on o.id = a.option_id
    where a.ended_at is null and a.ends_on < $1::date
    order by a.ends_on, a.id limit $2
      for update of a skip locked`,
);

/** Locks up to `take` alarms whose last day is before a KST day. */
export function lockExpiredAlarms(tx: Tx, today: string, take: number): Promise<DueAlarmRow[]> {
  return tx.run(LOCK_EXPIRED, [today, take]);
}

const END = statement(
  "end-restock-alarms",
  "update restock_alarm set ended_at = $2, outcome = $3, phone = null where id = any($1::bigint[])",
);

/** Ends alarms whose shoppers were told; a guest's number is deleted with the end. */
export async function endAlarms(
  tx: Tx,
  ids: readonly number[],
  now: Date,
  outcome: "restocked" | "expired",
): Promise<void> {
  await tx.run(END, [ids, now, outcome]);
}

const PURGE = statement(
  "purge-restock-alarms",
  `delete from restock_alarm where id in (
     select id from restock_alarm where ended_at < $1 order by ended_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` alarms that ended before an instant; returns the count. */
export async function purgeAlarms(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
