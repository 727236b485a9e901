import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import type { SaleType } from "@todayfruit/domain/catalog/sale-type";
import type { TaxStatus } from "@todayfruit/domain/catalog/tax-status";
import type { Tables } from "../../db/tables.ts";
import { timedPricesOf } from "./prices/timed-prices-of-option.sql.ts";

/** Columns of a product card, from `product p`, `distributor d`, `category c` and its `parent`. */
export const SUMMARY_COLUMNS = `
  p.id, p.uuid, p.name, p.sub_title, p.images, p.status, p.is_sold_out, p.list_price, p.price, p.tax_status,
  p.unit_price_unit, p.unit_price_amount, p.score_average, p.question_count, p.review_count,
  p.favorite_count + coalesce((select i.favorites from product_stats i where i.product_id = p.id), 0) as favorite_count,
  p.is_exclusive, p.is_app_only, p.is_bundle, p.min_grade, p.restricted_stock_order, p.max_unit_in_box,
  p.unstoring_days_after, p.free_shipping_from, p.shipping_base, p.shipping_primary_area,
  p.shipping_secondary_area, p.shipping_third_area, p.label_recommend, p.label_shipping_method, p.sale_type,
  p.coming_soon_at, p.limited_begin_at, p.limited_end_at, p.goal_quantity, p.no_resale,
  p.distributor_id, d.name as distributor_name, d.region as distributor_region,
  p.category_id, c.name as category_name, c.parent_id, parent.name as parent_name,
  ${timedPricesOf("p.representative_option_id")} as timed_prices,
  (select r.special_sale_price from product_option r where r.id = p.representative_option_id) as representative_special_price`;

/** Tables of `SUMMARY_COLUMNS`. */
export const SUMMARY_TABLES = `
  product p
  join distributor d on d.id = p.distributor_id
  join category c on c.id = p.category_id
  left join category parent on parent.id = c.parent_id`;

/** Condition for products that can be bought now. */
export const CAN_BE_BOUGHT = "can_be_bought(p)";

/** Condition for products visible to shoppers. */
export const IS_VISIBLE = "p.status not in ('waiting', 'suspended', 'removed')";

/** 출고일 of the options of `product p` that can be bought, as a list of texts; null among them for one without. */
export const SHIPMENT_DATES = `(
  select coalesce(array_agg(distinct o.shipment_date::text), '{}')
    from product_option o left join option_stock s on s.option_id = o.id
   where o.product_id = p.id
     and (o.status = 'unlimited_stock_in' or o.status = 'stock_in' and s.on_hand - s.reserved is distinct from 0))`;

type Product = Tables["product"];

export type SummaryRow = Pick<
  Product,
  | "id"
  | "uuid"
  | "is_sold_out"
  | "name"
  | "sub_title"
  | "images"
  | "list_price"
  | "price"
  | "unit_price_unit"
  | "unit_price_amount"
  | "score_average"
  | "question_count"
  | "review_count"
  | "favorite_count"
  | "is_exclusive"
  | "is_app_only"
  | "is_bundle"
  | "min_grade"
  | "restricted_stock_order"
  | "max_unit_in_box"
  | "unstoring_days_after"
  | "free_shipping_from"
  | "shipping_base"
  | "shipping_primary_area"
  | "shipping_secondary_area"
  | "shipping_third_area"
  | "label_recommend"
  | "label_shipping_method"
  | "coming_soon_at"
  | "limited_begin_at"
  | "limited_end_at"
  | "goal_quantity"
  | "no_resale"
  | "distributor_id"
  | "category_id"
> & {
  status: ProductStatus;
  tax_status: TaxStatus;
  sale_type: SaleType;
  distributor_name: string;
  distributor_region: string;
  category_name: string;
  parent_id: number | null;
  parent_name: string | null;
  /** Timed prices of the representative option; read by `currentPriceOf`. */
  timed_prices: unknown;
  representative_special_price: number | null;
};
