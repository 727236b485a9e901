import type { OptionStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { ShippingFeeUnit } from "@todayfruit/domain/shipping/shipping-fee-units";
import { type Runner, statement } from "../../db/database.ts";
import type { Json } from "../../db/row-types/statements.ts";
import type { Tables } from "../../db/tables.ts";
import { timedPricesOf } from "../catalog/prices/timed-prices-of-option.sql.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRow } from "../catalog/product-summary.sql.ts";

type Product = Tables["product"];
type Option = Tables["product_option"];

/** Current offer of an option: product, price, shipping and remaining stock. */
export type OfferRow = SummaryRow &
  Pick<
    Product,
    | "undeliverable_primary_area"
    | "undeliverable_secondary_area"
    | "undeliverable_third_area"
    | "undeliverable_note"
    | "video_url"
    | "representative_option_id"
    | "delivery_company_code"
  > &
  Pick<Tables["distributor"], "order_cutoff_time" | "shipping_weekdays" | "return_fee"> & {
    origin_area: AreaType;
    shipping_fee_unit: ShippingFeeUnit;
    option_id: Option["id"];
    option_name: Option["name"];
    option_amount: Option["amount"];
    option_status: OptionStatus;
    option_list_price: Option["list_price"];
    option_price: Option["price"];
    option_timed_prices: Json;
    special_sale_price: Option["special_sale_price"];
    shipment_date: Option["shipment_date"];
    option_max_unit_in_box: Option["max_unit_in_box"];
    option_unit_price_unit: Option["unit_price_unit"];
    option_unit_price_amount: Option["unit_price_amount"];
    /** True when it must be shared before buying, and this buyer has not shared it. */
    lacks_share: boolean;
    waiting_room_id: Tables["option_stock"]["waiting_room_id"];
    /** Units that this buyer's place may buy, 0 without one; `null` for ordinary sale. */
    place_units: number | null;
    /** Unreserved units; `null` for uncounted stock. */
    remaining: number | null;
  };

const OFFER_COLUMNS = `${SUMMARY_COLUMNS},
  p.undeliverable_primary_area, p.undeliverable_secondary_area, p.undeliverable_third_area, p.undeliverable_note,
  p.video_url, p.representative_option_id, p.shipping_fee_unit, p.delivery_company_code,
  d.order_cutoff_time, d.shipping_weekdays, d.return_fee, d.origin_area,
  o.id as option_id, o.name as option_name, o.amount as option_amount, o.status as option_status,
  o.list_price as option_list_price, o.price as option_price, o.special_sale_price, ${timedPricesOf("o.id")} as option_timed_prices, o.shipment_date,
  o.max_unit_in_box as option_max_unit_in_box, o.unit_price_unit as option_unit_price_unit,
  o.unit_price_amount as option_unit_price_amount, s.on_hand - s.reserved as remaining, s.waiting_room_id`;

/** @param buyer SQL expression of the buyer's id, e.g. `$2` or `ci.user_id` */
export function offerColumns(buyer: string): string {
  return `${OFFER_COLUMNS},
  p.requires_share and not exists (
    select from product_share shared
     where shared.user_id = ${buyer} and shared.product_id = p.id and shared.type = 'share') as lacks_share,
  case when s.waiting_room_id is not null then coalesce((
    select max(place.held_units) from waiting_room_place place
     where place.waiting_room_id = s.waiting_room_id and place.user_id = ${buyer} and place.state in ('called', 'paying')), 0)
  end as place_units`;
}

export const OFFER_TABLES = `${SUMMARY_TABLES}
  join product_option o on o.product_id = p.id
  left join option_stock s on s.option_id = o.id`;

const LIST_OFFERS = statement(
  "list-offers",
  `select ${offerColumns("$2")} from ${OFFER_TABLES} where o.id = any($1::bigint[]) and p.status not in ('waiting', 'removed')`,
);

const FIND_REPRESENTATIVE = statement(
  "find-representative-offer",
  `select ${offerColumns("$2")} from ${OFFER_TABLES}
    where p.id = $1 and o.id = p.representative_option_id and p.status not in ('waiting', 'removed')`,
);

/** Finds the offer of a product's representative option; `null` for a product that is not shown. */
export async function findRepresentativeOffer(
  db: Runner,
  productId: number,
  buyerId: number,
): Promise<OfferRow | null> {
  const [row] = await db.run(FIND_REPRESENTATIVE, [productId, buyerId]);
  return row ?? null;
}

/** Finds the offers of these options to a buyer, by option id. */
export async function findOffers(
  db: Runner,
  optionIds: readonly number[],
  buyerId: number,
): Promise<Map<number, OfferRow>> {
  const rows = await db.run(LIST_OFFERS, [optionIds, buyerId]);
  return new Map(rows.map((row) => [row.option_id, row]));
}
