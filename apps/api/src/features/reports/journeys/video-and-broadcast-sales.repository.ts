import type { ContentKind } from "@todayfruit/domain/analytics/order-credited-content-kinds";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type ContentDayRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-content-of-days",
  `with counted as (
     select c.order_id, c.day, 1 as orders, c.revenue, 0 as refunds, 0::bigint as refunded
       from conversion c where c.day between $1::date and $2::date
      union all
     select r.order_id, r.day, 0, 0::bigint, 1, r.amount
       from conversion_refund r where r.day between $1::date and $2::date
   ), sums as (
     select oc.kind, coalesce(oc.video_id, oc.broadcast_id) as id, n.day, sum(n.orders)::int as orders,
            sum(n.revenue)::bigint as revenue, sum(n.refunds)::int as refunds, sum(n.refunded)::bigint as refunded
       from counted n join order_content oc on oc.order_id = n.order_id
      group by 1, 2, 3
   ), totals as (
     select kind, id, sum(revenue) as revenue from sums group by 1, 2
   ), ranked as (
     select *, row_number() over (order by revenue desc, kind, id) as place from totals
   )
   select case when v.id is null then 'broadcast' else 'video' end as kind, s.id, coalesce(v.title, b.title) as title, s.day::text as day, s.orders, s.revenue, s.refunds, s.refunded,
          t.place <= 200 as is_shown
     from sums s
     join ranked t on t.kind = s.kind and t.id = s.id
     left join video v on s.kind = 'video' and v.id = s.id
     left join broadcast b on s.kind = 'broadcast' and b.id = s.id
    order by t.place, s.day`,
).narrow<{
  kind: ContentKind;
  id: number;
  title: string;
  day: string;
  orders: number;
  revenue: number;
  refunds: number;
  refunded: number;
  is_shown: boolean;
}>();

/** Lists what was paid (원) and refunded on each day (KST) of orders that a video or broadcast led to, the highest first. */
export function listContents(db: Runner, from: string, to: string): Promise<ContentDayRow[]> {
  return db.run(LIST, [from, to]);
}
