import type { ItemNotice } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { ShippingFeeUnit } from "@todayfruit/domain/shipping/shipping-fee-units";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { timedPricesOf } from "./prices/timed-prices-of-option.sql.ts";
import {
  IS_VISIBLE,
  SHIPMENT_DATES,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type SummaryRow,
} from "./product-summary.sql.ts";

type Product = Tables["product"];
type Distributor = Tables["distributor"];

export type ProductRow = SummaryRow &
  Pick<
    Product,
    | "contents"
    | "undeliverable_primary_area"
    | "undeliverable_secondary_area"
    | "undeliverable_third_area"
    | "undeliverable_note"
    | "video_url"
    | "delivery_company_code"
    | "delivery_company_name"
    | "origin"
    | "storage"
    | "harvest_note"
    | "expiry_note"
    | "season_note"
    | "next_harvest_on"
    | "representative_option_id"
    | "requires_share"
    | "seo_title"
    | "seo_description"
  > &
  Pick<
    Distributor,
    | "greeting"
    | "bundle_policy"
    | "shipping_address"
    | "order_cutoff_time"
    | "shipping_weekdays"
    | "cs_phone"
    | "business_number"
  > & {
    shipping_fee_unit: ShippingFeeUnit;
    origin_area: AreaType;
    /** 출고일 of the options that can be bought; `null` among them for one without. */
    shipment_dates: (string | null)[];
    item_notice: ItemNotice | null;
    image_alts: { src: string; alt: string }[];
    video: { id: number; title: string; thumbnail: string } | null;
    /** Harvest of the lot that is sold next, sweetness in °Bx. */
    harvest: { harvestedOn: string; brix: number | null; photo: string | null } | null;
    /** Waiting room through which an option of it is sold. */
    waiting_room: { id: number; opensAt: string } | null;
    /** Lowest price (원) of each recorded day of the representative option. */
    price_days: { date: string; price: number }[];
  };

const FIND_PRODUCT = statement(
  "find-product",
  `select ${SUMMARY_COLUMNS}, p.contents, p.item_notice, p.image_alts, p.seo_title, p.seo_description, p.undeliverable_primary_area, p.undeliverable_secondary_area,
          p.undeliverable_third_area, p.undeliverable_note, p.video_url, p.delivery_company_code,
          p.delivery_company_name, p.origin, p.storage, p.harvest_note, p.expiry_note, p.season_note, p.next_harvest_on,
          p.representative_option_id, p.requires_share, p.shipping_fee_unit, d.greeting, d.bundle_policy, d.shipping_address,
          d.order_cutoff_time, d.shipping_weekdays, d.origin_area, d.cs_phone, d.business_number,
          ${SHIPMENT_DATES} as shipment_dates,
          (select jsonb_build_object('id', v.id, 'title', v.title, 'thumbnail', v.thumbnail)
             from video v where v.video_url = p.video_url and not v.is_hidden order by v.id limit 1) as video,
          (select jsonb_build_object('harvestedOn', l.harvested_on, 'brix', l.brix_average, 'photo', l.photo)
             from product_option own join stock_lot l on l.option_id = own.id
            where own.product_id = p.id and own.status = 'stock_in' and l.status = 'open' and l.remaining > 0
              and l.expires_on >= $3::date
            order by own.id = p.representative_option_id desc, l.expires_on, l.harvested_on, l.id limit 1) as harvest,
          (select jsonb_build_object('id', w.id, 'opensAt', w.opens_at)
             from product_option own join option_stock stock on stock.option_id = own.id
             join waiting_room w on w.id = stock.waiting_room_id
            where own.product_id = p.id order by w.opens_at, w.id limit 1) as waiting_room,
          (select coalesce(jsonb_agg(jsonb_build_object('date', d.day, 'price', d.lowest)), '[]') from price_day d
            where d.option_id = p.representative_option_id and d.day >= $2::date) as price_days
     from ${SUMMARY_TABLES}
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
).narrow<
  Pick<
    ProductRow,
    "item_notice" | "image_alts" | "video" | "shipment_dates" | "price_days" | "harvest" | "waiting_room"
  >
>();

/** Finds a product with its price days from a day on, and the lot that is sold next on a day, `YYYY-MM-DD`. */
export async function findProductRow(
  db: Runner,
  id: number,
  { today, priceDaysFrom }: { today: string; priceDaysFrom: string },
): Promise<ProductRow | null> {
  const [row] = await db.run(FIND_PRODUCT, [id, priceDaysFrom, today]);
  return row ?? null;
}

export type OptionRow = RowOf<typeof LIST_OPTIONS>;

const LIST_OPTIONS = statement(
  "list-options",
  `select o.*, ${timedPricesOf("o.id")} as timed_prices, s.on_hand - s.reserved as remaining, p.status as product_status,
          p.tax_status, p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at, p.distributor_id,
          p.delivery_company_code, p.unstoring_days_after, d.order_cutoff_time, d.shipping_weekdays, d.origin_area
     from product p
     join distributor d on d.id = p.distributor_id
     join product_option o on o.product_id = p.id
     left join option_stock s on s.option_id = o.id
    where p.id = $1 and p.status not in ('waiting', 'removed')
    order by o.sort, o.id`,
);

export function listOptionRows(db: Runner, productId: number): Promise<OptionRow[]> {
  return db.run(LIST_OPTIONS, [productId]);
}

const LIST_SUMMARIES = statement(
  "list-summaries",
  `select ${SUMMARY_COLUMNS} from ${SUMMARY_TABLES}
    where p.id = any($1::bigint[]) and ${IS_VISIBLE}`,
);

/** Lists the visible ones of these products, in the given order. */
export async function listSummaries(db: Runner, ids: readonly number[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await db.run(LIST_SUMMARIES, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const LIST_RELATED = statement(
  "list-related-products",
  `with own as (
     select id, related_product_ids as ids, coalesce($2, category_id) as category_id
       from product where id = $1 and status not in ('waiting', 'removed')
   ), named as (
     select p.id, array_position(own.ids, p.id) as place
       from own join product p on p.id = any(own.ids)
      where p.id <> own.id and ${IS_VISIBLE}
      order by place
      limit $3
   ), best as (
     select shown.id
       from own
      cross join lateral (
        select p.id
          from product p
         where p.category_id = own.category_id and p.id <> own.id and not p.id = any(own.ids) and ${IS_VISIBLE}
         order by p.sales_weight desc, p.id desc
         limit $3
      ) shown
   )
   select ${SUMMARY_COLUMNS}
     from ${SUMMARY_TABLES}
     join (select id, place from named union all select id, null from best) chosen on chosen.id = p.id
    order by chosen.place nulls last, p.sales_weight desc, p.id desc
    limit $3`,
);

/** Lists the products named as related, then the best sellers of the category. */
export function listRelated(
  db: Runner,
  productId: number,
  categoryId: number | null,
  take: number,
): Promise<SummaryRow[]> {
  return db.run(LIST_RELATED, [productId, categoryId, take]);
}

const LIST_BUNDLED = statement(
  "list-bundled-products",
  `with own as (
     select id, distributor_id from product where id = $1 and is_bundle and status not in ('waiting', 'removed')
   ), best as materialized (
     select shown.id
       from own
      cross join lateral (
        select p.id
          from product p
         where p.distributor_id = own.distributor_id and p.id <> own.id
           and p.is_bundle and p.status = 'stock_in' and p.sale_type = 'normal'
         order by p.sales_weight desc, p.id desc
         limit $2
      ) shown
   )
   select ${SUMMARY_COLUMNS}
     from ${SUMMARY_TABLES}
     join best on best.id = p.id
    order by p.sales_weight desc, p.id desc`,
);

/**
 * Lists products of the same farm that ship in one box with a product, best sellers first; empty for a product that
 * ships alone.
 */
export function listBundled(db: Runner, productId: number, take: number): Promise<SummaryRow[]> {
  return db.run(LIST_BUNDLED, [productId, take]);
}

const PRODUCT_EXISTS = statement(
  "product-exists",
  "select id from product where id = $1 and status not in ('waiting', 'removed')",
);

export async function productExists(db: Runner, id: number): Promise<boolean> {
  return (await db.run(PRODUCT_EXISTS, [id])).length > 0;
}
