import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one-row.ts";

type ListType = "orderList" | "fruitSnsList";
export type NotificationRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-notifications",
  `select id, kind, title, body, href, image, created_at, read_at
     from notification
    where user_id = $1 and list_type = $2 and id < $3
    order by id desc
    limit $4`,
);

export function listNotifications(
  db: Runner,
  page: { userId: number; listType: ListType; before: number; take: number },
): Promise<NotificationRow[]> {
  return db.run(LIST, [page.userId, page.listType, page.before, page.take]);
}

const COUNT = statement(
  "count-notifications",
  "select count(*)::int as count from notification where user_id = $1 and list_type = $2",
);

/** Counts the notifications of one member's list, from the index alone. */
export async function countNotifications(db: Runner, userId: number, listType: ListType): Promise<number> {
  return one(await db.run(COUNT, [userId, listType])).count;
}

const READ = statement(
  "read-notifications",
  `with seen as (
     update notification set read_at = $3
      where user_id = $1 and list_type = $2 and read_at is null
   )
   select count(*)::int as unread from notification
    where user_id = $1 and list_type <> $2 and read_at is null`,
);

/** Marks a list as read; returns the number of unread ones in the others. */
export async function readNotifications(
  db: Runner,
  userId: number,
  listType: ListType,
  now: Date,
): Promise<number> {
  return one(await db.run(READ, [userId, listType, now])).unread;
}
