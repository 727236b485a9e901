import { type RowOf, type Runner, statement } from "../../db/database.ts";
import type { Latest } from "../../db/latest-cursor.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES } from "../catalog/product-summary.sql.ts";
import type { OwnVariables } from "../messages/record-event-to-notify-member.ts";

export type SaleRow = RowOf<typeof LIST_AWAITED>;

export type AlarmRow = { is_waiting: boolean; waiting: number };

/** Message about an opening: the product can be bought, or its waiting room entered. */
export type OpeningEvent =
  | { template: "OPEN_ALARM"; variables: OwnVariables<"OPEN_ALARM"> }
  | { template: "WAITING_ROOM_OPEN"; variables: OwnVariables<"WAITING_ROOM_OPEN"> };

const ROOM_COLUMNS = "room.id as room_id, room.opens_at as room_opens_at";

/** Waiting room of product `p` that opens first, of those through which one of its options is sold. */
const ROOM_OF_PRODUCT = `lateral (
       select w.id, w.opens_at from product_option o join option_stock s on s.option_id = o.id join waiting_room w on w.id = s.waiting_room_id
        where o.product_id = p.id order by w.opens_at, w.id limit 1) room`;

const FIND = statement(
  "find-opening-alarm",
  `select p.id, p.name, p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at, ${ROOM_COLUMNS},
          exists (select from opening_alarm a
                   where a.user_id = $1 and a.product_id = p.id and a.notified_at is null) as is_waiting,
          coalesce(i.waiting, 0) as waiting
     from product p left join product_stats i on i.product_id = p.id left join ${ROOM_OF_PRODUCT} on true
    where p.id = $2 and p.status not in ('waiting', 'removed')`,
);

/** Finds the sale of a product and its alarms; `null` when there is no such product. */
export async function findAlarm(
  db: Runner,
  userId: number,
  productId: number,
): Promise<(SaleRow & AlarmRow) | null> {
  const [row] = await db.run(FIND, [userId, productId]);
  return row ?? null;
}

/** Adds an alarm; one already sent for an earlier opening is set again. */
const ADD = statement(
  "add-opening-alarm",
  `insert into opening_alarm (user_id, product_id, created_at) values ($1, $2, $3)
       on conflict (user_id, product_id) do update set created_at = excluded.created_at, notified_at = null
    where opening_alarm.notified_at is not null`,
);

export async function addAlarm(db: Runner, userId: number, productId: number, now: Date): Promise<void> {
  await db.run(ADD, [userId, productId, now]);
}

const REMOVE = statement(
  "remove-opening-alarm",
  "delete from opening_alarm where user_id = $1 and product_id = $2",
);

export async function removeAlarm(db: Runner, userId: number, productId: number): Promise<void> {
  await db.run(REMOVE, [userId, productId]);
}

const LIST = statement(
  "list-opening-alarms",
  `select ${SUMMARY_COLUMNS}, a.created_at as asked_at, a.created_at::text as sort_key, a.notified_at
     from ${SUMMARY_TABLES}
     join opening_alarm a on a.product_id = p.id
    where a.user_id = $1 and (a.created_at, a.product_id) < ($2::timestamptz, $3)
      and p.status not in ('waiting', 'removed')
    order by a.created_at desc, a.product_id desc
    limit $4`,
);

export function listAlarms(db: Runner, userId: number, after: Latest, take: number) {
  return db.run(LIST, [userId, after.at, after.id, take]);
}

const LIST_AWAITED = statement(
  "list-awaited-products",
  `select p.id, p.name, p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at, ${ROOM_COLUMNS}
     from product_stats i join product p on p.id = i.product_id left join ${ROOM_OF_PRODUCT} on true
    where i.waiting > 0 and p.status = 'stock_in'
    order by p.id`,
);

/** Lists the products in stock with unsent alarms, open or not. */
export function listAwaited(db: Runner): Promise<SaleRow[]> {
  return db.run(LIST_AWAITED, []);
}

/**
 * Marks alarms as sent and adds the notifications in one statement. Rows that another process holds are skipped, and
 * the notification's key refuses a second one.
 */
const NOTIFY = statement(
  "notify-of-opening",
  `with due as (
     select user_id from opening_alarm
      where product_id = $1 and notified_at is null
      order by user_id limit $7 for update skip locked
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select user_id, 'fruitSnsList', 'opening', $3, $4, $5, $2, $6 from due
         on conflict (user_id, dedupe_key) do nothing
     returning user_id
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select $2 || ' ' || user_id, $9, user_id, 'opening ' || $1, $5, $8::jsonb, $6, $6::timestamptz + interval '1 day'
       from told
         on conflict (dedupe_key) do nothing
   ), marked as (
     update opening_alarm a set notified_at = $6
       from due where a.product_id = $1 and a.user_id = due.user_id
     returning 1
   )
   select count(*)::int as count from marked`,
);

/** Notifies up to `take` members with an alarm that a product has opened; returns how many. */
export async function notifyOpening(
  db: Runner,
  opening: {
    productId: number;
    dedupeKey: string;
    title: string;
    body: string;
    href: string;
    now: Date;
    take: number;
    event: OpeningEvent;
  },
): Promise<number> {
  const { productId, dedupeKey, title, body, href, now, take } = opening;
  const { template, variables } = opening.event;
  return requireOneRow(
    await db.run(NOTIFY, [
      productId,
      dedupeKey,
      title,
      body,
      href,
      now,
      take,
      JSON.stringify(variables),
      template,
    ]),
  ).count;
}
