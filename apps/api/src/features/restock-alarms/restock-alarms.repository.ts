import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { hasStock } from "./has-stock.sql.ts";

export type AlarmRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-restock-alarms",
  `select a.product_id, p.name as product_name, p.images[1] as product_image, a.option_id, o.name as option_name,
          a.by_push, a.by_phone, a.ends_on
     from restock_alarm a
     join product p on p.id = a.product_id
     left join product_option o on o.id = a.option_id
    where a.user_id = $1 and a.ended_at is null and a.product_id = coalesce($2, a.product_id)
    order by a.id desc`,
);

/** Lists the waiting alarms of a shopper, the latest first; those of one product when it is given. */
export function listAlarms(db: Runner, userId: number, productId: number | null): Promise<AlarmRow[]> {
  return db.run(LIST, [userId, productId]);
}

export type RestockFacts = RowOf<typeof FIND>;

const FIND = statement(
  "find-restock-facts",
  `select p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at,
          $2::bigint is null or exists (select from product_option o where o.id = $2 and o.product_id = p.id) as has_option,
          p.status = 'suspended' as is_suspended,
          p.status = 'stock_in' and ${hasStock("p.id", "$2")} as has_stock
     from product p
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
);

/** Finds whether a product, or one option of it, can be bought now; `null` when there is no such product. */
export async function findRestockFacts(
  db: Runner,
  productId: number,
  optionId: number | null,
): Promise<RestockFacts | null> {
  const [row] = await db.run(FIND, [productId, optionId]);
  return row ?? null;
}

/** Locks the user row so that concurrent requests cannot exceed the limit; does not block the user's orders. */
const LOCK_USER = statement(
  "lock-user-of-restock-alarms",
  "select from app_user where id = $1 for no key update",
);

const REPLACE = statement(
  "remove-replaced-restock-alarms",
  `delete from restock_alarm
    where user_id = $1 and product_id = $2 and ended_at is null and (option_id is null) <> ($3::bigint is null)`,
);

const COUNT = statement(
  "count-restock-alarms",
  `select (select count(*)::int from restock_alarm
            where user_id = $1 and ended_at is null
              and (product_id, option_id) is distinct from ($2::bigint, $3::bigint)) as of_user,
          (select count(*)::int from restock_alarm
            where phone = coalesce($4, '') and (user_id, product_id, option_id) is distinct from ($1::bigint, $2::bigint, $3::bigint)) as of_phone`,
);

/**
 * Counts the other waiting alarms of a shopper and of a guest's number. Locks the shopper, and removes what the request
 * replaces: any option replaces single ones, and the other way round.
 */
export async function lockAndCountAlarms(
  tx: Tx,
  alarm: { userId: number; productId: number; optionId: number | null; phone: string | null },
): Promise<{ of_user: number; of_phone: number }> {
  const { userId, productId, optionId, phone } = alarm;
  await tx.run(LOCK_USER, [userId]);
  await tx.run(REPLACE, [userId, productId, optionId]);
  return requireOneRow(await tx.run(COUNT, [userId, productId, optionId, phone]));
}

const ADD = statement(
  "add-restock-alarm",
  `insert into restock_alarm (user_id, product_id, option_id, by_push, by_phone, phone, created_at, ends_on)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id, product_id, option_id) where ended_at is null
       do update set by_push = excluded.by_push, by_phone = excluded.by_phone, phone = excluded.phone,
                     ends_on = excluded.ends_on`,
);

/** Adds an alarm; a waiting one of the same option takes its channels and its end. */
export async function addAlarm(
  tx: Tx,
  alarm: {
    userId: number;
    productId: number;
    optionId: number | null;
    byPush: boolean;
    byPhone: boolean;
    phone: string | null;
    now: Date;
    endsOn: string;
  },
): Promise<void> {
  const { userId, productId, optionId, byPush, byPhone, phone, now, endsOn } = alarm;
  await tx.run(ADD, [userId, productId, optionId, byPush, byPhone, phone, now, endsOn]);
}

const REMOVE = statement(
  "remove-restock-alarms",
  `delete from restock_alarm
    where user_id = $1 and product_id = $2 and ended_at is null and ($3::bigint is null or option_id = $3)`,
);

/** Removes the waiting alarms of a shopper for a product; those of one option when it is given. */
export async function removeAlarms(
  db: Runner,
  userId: number,
  productId: number,
  optionId: number | null,
): Promise<void> {
  await db.run(REMOVE, [userId, productId, optionId]);
}

const MERGE = statement(
  "merge-restock-alarms",
  `with gone as (
     delete from restock_alarm where user_id = $1 and ended_at is null
     returning product_id, option_id, by_push, by_phone, phone, created_at, ends_on
   )
   insert into restock_alarm (user_id, product_id, option_id, by_push, by_phone, phone, created_at, ends_on)
   select $2, product_id, option_id, true, by_phone, phone, created_at, ends_on from gone
    where not exists (select from restock_alarm a
                       where a.user_id = $2 and a.ended_at is null and a.product_id = gone.product_id
                         and (a.option_id is null or gone.option_id is null))
    order by created_at desc
    limit greatest(0, $3 - (select count(*) from restock_alarm a where a.user_id = $2 and a.ended_at is null))
       on conflict (user_id, product_id, option_id) where ended_at is null do nothing`,
);

/** Moves a guest's waiting alarms to the member, the latest first within the limit. */
export async function mergeAlarms(
  tx: Tx,
  fromUserId: number,
  toUserId: number,
  limit: number,
): Promise<void> {
  await tx.run(LOCK_USER, [toUserId]);
  await tx.run(MERGE, [fromUserId, toUserId, limit]);
}
