import type { ProduceNotice } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

type ProduceOfNotification = {
  id: number;
  notice: ProduceNotice;
  name: string;
  productId: number;
  againOn: string | null;
  isOff: boolean;
};
type ListType = "orderList" | "fruitSnsList";
export type NotificationRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-notifications",
  `select n.id, n.kind, n.title, n.body, n.href, n.image, n.created_at, n.read_at,
          case when p.id is not null then
            jsonb_build_object('id', p.id, 'notice', p.notice, 'name', p.name, 'productId', o.product_id,
                               'againOn', p.again_on, 'isOff', f.user_id is not null) end as produce
     from notification n
     left join produce_notice p on p.id = n.produce_notice_id
     left join order_product o on o.id = p.order_product_id
     left join produce_notice_off f on f.user_id = p.user_id and f.kind = p.kind and f.notice = p.notice
    where n.user_id = $1 and n.list_type = $2 and n.id < $3 and n.created_at > $4
    order by n.id desc
    limit $5`,
).narrow<{ produce: ProduceOfNotification | null }>();

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
  return requireOneRow(await db.run(COUNT, [userId, listType, since])).count;
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
  return requireOneRow(await db.run(READ, [userId, listType, now, since])).unread;
}
