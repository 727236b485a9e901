import type { AnalyticsItem } from "@todayfruit/domain/analytics/build-analytics-item";
import { type Runner, statement } from "../../../db/database.ts";

/** Sale or refund to be reported outside, of a consenting buyer. */
export type UnsentConversion = {
  kind: "purchase" | "refund";
  /** Id of the refund, or of the order for a purchase. */
  id: number;
  order_uuid: string;
  at: Date;
  client_id: string;
  session_id: string;
  /** Price of the goods, or the refunded amount, in 원. */
  value: number;
  shipping: number;
  items: AnalyticsItem[];
};

const LIST_UNTOLD = statement(
  "list-untold-sales",
  `with untold as (
     select 'purchase' as kind, s.order_id::bigint as id, s.order_id, s.at, s.revenue as value
       from conversion s where s.exported_at is null and s.at >= $1
      union all
     select 'refund', r.id, r.order_id, r.at, r.amount
       from conversion_refund r join conversion s on s.order_id = r.order_id
      where r.exported_at is null and s.exported_at is not null and r.at >= $1
   )
   select u.kind, u.id, o.uuid as order_uuid, u.at, c.client_id, c.session_id, u.value,
          o.base_shipping_fee + o.area_shipping_fee as shipping,
          case when u.kind = 'refund' then '[]'::jsonb else
            (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('item_id', op.product_id::text, 'item_name', op.name,
                    'item_brand', op.distributor_name, 'item_category', coalesce(above.name, own.name),
                    'item_category2', case when above.id is not null then own.name end, 'item_variant', oo.name,
                    'price', oo.net / oo.units, 'quantity', oo.units)) order by oo.id)
               from order_product op
               join order_option oo on oo.order_product_id = op.id
               join product p on p.id = op.product_id
               join category own on own.id = p.category_id
               left join category above on above.id = own.parent_id
              where op.order_id = o.id) end as items
     from untold u
     join orders o on o.id = u.order_id
     join google_analytics_client c on c.order_tmp_id = o.order_tmp_id
    order by u.at, u.kind limit $2`,
).narrow<Pick<UnsentConversion, "items">>();

/** Lists unreported sales and refunds since an instant, the oldest first; a refund follows its purchase. */
export function listUnsentConversions(db: Runner, since: Date, take: number): Promise<UnsentConversion[]> {
  return db.run(LIST_UNTOLD, [since, take]);
}

const TELL_SALE = statement(
  "mark-sale-told",
  "update conversion set exported_at = $2 where order_id = $1 and exported_at is null",
);
const TELL_REFUND = statement(
  "mark-refund-told",
  "update conversion_refund set exported_at = $2 where id = $1 and exported_at is null",
);

export async function markConversionSent(
  db: Runner,
  { kind, id }: Pick<UnsentConversion, "kind" | "id">,
  now: Date,
): Promise<void> {
  await db.run(kind === "purchase" ? TELL_SALE : TELL_REFUND, [id, now]);
}
