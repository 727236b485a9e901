import type { InquiryKind } from "@todayfruit/domain/inquiries/inquiry-kinds-and-states";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { SUMMARY_COLUMNS } from "./inquiry-summary-columns.sql.ts";

export type InquirySummaryRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-inquiries",
  `with own as (
     select i.id from inquiry i where i.user_id = $1
     union
     select i.id
       from guest_order_access g
       join orders o on o.address ->> 'guestOrderPhone' = g.phone and o.address ->> 'guestOrderName' = g.name
       join app_user u on u.id = o.user_id and u.user_type = 'guest'
       join order_product op on op.order_id = o.id
       join inquiry i on i.order_product_id = op.id
      where g.user_id = $1 and g.expires_at > $2
   )
   select ${SUMMARY_COLUMNS}, (select count(*)::int from own) as in_all
     from own join inquiry i on i.id = own.id
    order by case when i.waits_since is not null then 1 when i.read_at is null or i.read_at < i.answered_at then 0 else 2 end,
             i.id desc
   offset $3 limit $4`,
);

/**
 * Lists the inquiries of an account and those about guests' orders that it proved to have placed: unread answers first,
 * then waiting ones, each the newest first.
 */
export function listInquiries(
  db: Runner,
  { userId, now }: { userId: number; now: Date },
  skip: number,
  take: number,
) {
  return db.run(LIST, [userId, now, skip, take]);
}

const USUAL_HOURS = statement(
  "find-usual-answer-hours",
  `select case when count(*) >= 20
            then ceil(percentile_cont(0.5) within group (order by extract(epoch from waited)) / 3600)::int end as hours
     from (select min(m.created_at) - i.created_at as waited
             from inquiry i join inquiry_message m on m.inquiry_id = i.id and m.writer is not null
            where i.created_at >= $1
            group by i.id) answers`,
);

/** Finds the median hours until the first answer since an instant, rounded up; `null` below twenty answers. */
export async function findUsualHours(db: Runner, since: Date): Promise<number | null> {
  return requireOneRow(await db.run(USUAL_HOURS, [since])).hours;
}

export type InquiryRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-inquiry",
  `select i.id, i.user_id, i.kind, i.wants_notice, i.created_at, i.waits_since, i.answered_at, i.read_at, i.is_helpful,
          op.id as order_product_id, op.order_id, op.name as product_name, op.images[1] as product_image,
          o.created_at as ordered_at,
          (select max(c.id) from return_request c where c.order_product_id = op.id) as claim_id
     from inquiry i
     left join buyer_order_product op on op.id = i.order_product_id
     left join orders o on o.id = op.order_id
    where i.id = $1`,
);

export async function findInquiry(db: Runner, id: number): Promise<InquiryRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

export type MessageRow = RowOf<typeof LIST_MESSAGES>;

const LIST_MESSAGES = statement(
  "list-inquiry-messages",
  `select id, writer, contents, photos, created_at from inquiry_message where inquiry_id = $1 order by id limit 500`,
);

export function listMessages(db: Runner, inquiryId: number): Promise<MessageRow[]> {
  return db.run(LIST_MESSAGES, [inquiryId]);
}

const LOCK = statement(
  "lock-inquiry",
  `select i.id, i.user_id, i.answered_at,
          (select op.order_id from order_product op where op.id = i.order_product_id) as order_id
     from inquiry i where i.id = $1 for update`,
);

/** Locks an inquiry, so that texts come one after another. */
export async function lockInquiry(tx: Tx, id: number) {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const LOCK_ASKER = statement(
  "lock-inquirer",
  "select id from app_user where id = $1 and left_at is null for no key update",
);

const COUNT_TEXTS = statement(
  "count-inquiry-texts",
  `select count(*)::int as count
     from inquiry i join inquiry_message m on m.inquiry_id = i.id
    where i.user_id = $1 and m.writer is null and m.created_at > $2`,
);

/** Counts a member's texts since an instant; locks the member, so that concurrent calls are serialized. */
export async function lockAndCountTexts(tx: Tx, userId: number, since: Date): Promise<number> {
  await tx.run(LOCK_ASKER, [userId]);
  return requireOneRow(await tx.run(COUNT_TEXTS, [userId, since])).count;
}

const FIND_INQUIRED = statement(
  "find-inquired-order",
  "select o.id, o.user_id from order_product op join orders o on o.id = op.order_id where op.id = $1",
);

/** Finds the order of an ordered product, and who placed it. */
export async function findInquiredOrder(
  tx: Tx,
  orderProductId: number,
): Promise<{ id: number; user_id: number } | null> {
  const [row] = await tx.run(FIND_INQUIRED, [orderProductId]);
  return row ?? null;
}

const ADD = statement(
  "add-inquiry",
  `insert into inquiry (user_id, kind, order_product_id, wants_notice, created_at, waits_since)
   values ($1, $2, $3, $4, $5, $5) returning id`,
);

export async function addInquiry(
  tx: Tx,
  inquiry: {
    userId: number;
    kind: InquiryKind;
    orderProductId: number | null;
    wantsNotice: boolean;
    now: Date;
  },
): Promise<number> {
  const { userId, kind, orderProductId, wantsNotice, now } = inquiry;
  return requireOneRow(await tx.run(ADD, [userId, kind, orderProductId, wantsNotice, now])).id;
}

const ADD_MESSAGE = statement(
  "add-inquiry-message",
  "insert into inquiry_message (inquiry_id, writer, contents, photos, created_at) values ($1, $2, $3, $4, $5)",
);

/** Adds a text; of the shop when it has a writer. */
export async function addMessage(
  tx: Tx,
  message: {
    inquiryId: number;
    writer: string | null;
    contents: string;
    photos: readonly string[];
    now: Date;
  },
): Promise<void> {
  const { inquiryId, writer, contents, photos, now } = message;
  await tx.run(ADD_MESSAGE, [inquiryId, writer, contents, photos, now]);
}

const WAIT = statement(
  "wait-for-inquiry-answer",
  "update inquiry set waits_since = coalesce(waits_since, $2), read_at = $2, is_helpful = null where id = $1",
);

/** Marks an inquiry as waiting for an answer, after a further text. */
export async function waitForAnswer(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(WAIT, [id, now]);
}

const READ = statement(
  "read-inquiry",
  "update inquiry set read_at = $2 where id = $1 and read_at is distinct from $2",
);

export async function markRead(db: Runner, id: number, now: Date): Promise<void> {
  await db.run(READ, [id, now]);
}

const NOTICE = statement("set-inquiry-notice", "update inquiry set wants_notice = $2 where id = $1");

export async function setWantsNotice(tx: Tx, id: number, wantsNotice: boolean): Promise<void> {
  await tx.run(NOTICE, [id, wantsNotice]);
}

const HELPED = statement("set-inquiry-helpful", "update inquiry set is_helpful = $2 where id = $1");

export async function setHelpful(tx: Tx, id: number, isHelpful: boolean): Promise<void> {
  await tx.run(HELPED, [id, isHelpful]);
}

const PURGE = statement(
  "purge-inquiries",
  `delete from inquiry where id in (
     select id from inquiry where created_at < $1 and coalesce(waits_since, answered_at) < $1
      order by created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` inquiries whose last text is older than an instant; returns the count. */
export async function purgeInquiries(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
