import type { COUNTED_STATUSES } from "@todayfruit/contract/accounts/my-page-counts.calls";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import { RECEIVED_BY_MEMBER } from "../../gift-links/received-by-member.sql.ts";
import { couponCountAt, GIFT_GROUP_COUNT, REVIEW_COUNT, TO_REVIEW_COUNT } from "../counts-per-member.sql.ts";

export type MyPageRow = RowOf<typeof COUNT>;

/** An order counts in each status of its products, as the list of orders filters them. */
const COUNT = statement(
  "count-for-my-page",
  `select ${couponCountAt("$2")} as coupons, ${TO_REVIEW_COUNT} as reviewable, ${REVIEW_COUNT} as reviews,
          ${GIFT_GROUP_COUNT} as gifts_sent,
          (select count(*)::int from favorite f join product p on p.id = f.product_id
            where f.user_id = u.id and p.status not in ('waiting', 'removed')) as favorites,
          gifts.received as gifts_received, gifts.waiting as gifts_waiting,
          coalesce((select jsonb_object_agg(status, orders)
                      from (select op.status, count(distinct op.order_id) as orders
                              from orders o join order_product op on op.order_id = o.id
                             where o.user_id = u.id and op.status = any($3::text[])
                             group by op.status) counted), '{}') as orders
     from app_user u
    cross join lateral (
            select count(*)::int as received,
                   count(*) filter (where t.status = 'unused' and t.expires_at > $2)::int as waiting
              from gift t where ${RECEIVED_BY_MEMBER}) gifts
    where u.id = $1`,
).narrow<{ orders: Partial<Record<(typeof COUNTED_STATUSES)[number], number>> }>();

/** Counts a member's belongings for their page. */
export async function countForMyPage(
  db: Runner,
  { userId, now, statuses }: { userId: number; now: Date; statuses: readonly string[] },
): Promise<MyPageRow> {
  return requireOneRow(await db.run(COUNT, [userId, now, statuses]));
}
