import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one-row.ts";

type ListType = "orderList" | "fruitSnsList";
export type NotificationRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-notifications",
  `select id, kind, title, body, href, image, created_at, read_at
     from notification
    where user_id = $1 and list_type = $2 and id < $3 and created_at > $4
    order by id desc
    limit $5`,
);

export function listNotifications(
  db: Runner,
  page: { userId: number; listType: ListType; before: number; since: Date; take: number },
): Promise<NotificationRow[]> {
  return db.run(LIST, [page.userId, page.listType, page.before, page.since, page.take]);
}

const COUNT = statement(
  "count-notifications",
  "select count(*)::int as count from notification where user_id = $1 and list_type = $2 and created_at > $3",
);

/** Counts the notifications of one member's list since an instant. */
export async function countNotifications(
  db: Runner,
  { userId, listType, since }: { userId: number; listType: ListType; since: Date },
): Promise<number> {
  return one(await db.run(COUNT, [userId, listType, since])).count;
}

const READ = statement(
  "read-notifications",
  `with seen as (
     update notification set read_at = $3
      where user_id = $1 and list_type = $2 and read_at is null
   )
   select count(*)::int as unread from notification
    where user_id = $1 and list_type <> $2 and read_at is null and created_at > $4`,
);

/** Marks a list as read; returns the number of unread ones in the others since an instant. */
export async function readNotifications(
  db: Runner,
  { userId, listType, since, now }: { userId: number; listType: ListType; since: Date; now: Date },
): Promise<number> {
  return one(await db.run(READ, [userId, listType, now, since])).unread;
}
