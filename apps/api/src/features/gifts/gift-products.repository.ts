import { type Runner, statement } from "../../db/database.ts";
import { ORDERED_OPTIONS } from "../delivery-promises/ordered-options.sql.ts";
import type { OrderedProduct } from "../orders/read-orders.repository.ts";

export type GiftProductRow = {
  id: number;
  gift_id: number;
  gift_group_id: number;
  product_id: number;
  product_uuid: string;
  name: string;
  images: string[];
  distributor_name: string;
  distributor_id: number;
  distributor_region: string;
  options: OrderedProduct["options"];
};

const LIST_BOUGHT = statement(
  "list-bought-gift-products",
  `select op.id, t.id as gift_id, t.gift_group_id, coalesce(s.from_product_id, op.product_id) as product_id,
          coalesce(s.from_product_uuid, op.product_uuid) as product_uuid, coalesce(s.from_name, op.name) as name,
          coalesce(s.from_images, op.images) as images,
          coalesce(s.from_distributor_name, op.distributor_name) as distributor_name,
          coalesce(s.from_distributor_id, op.distributor_id) as distributor_id,
          coalesce(s.from_distributor_region, op.distributor_region) as distributor_region,
          (select jsonb_agg(to_jsonb(oo) || case when s.gift_id is null then '{}' else jsonb_build_object(
                              'option_id', s.from_option_id, 'name', s.from_option_name,
                              'shipment_date', s.from_shipment_date) end order by oo.id)
             from order_option oo where oo.order_product_id = op.id) as options
     from order_product op
     join gift t on t.id = op.gift_id
     left join gift_swap s on s.order_product_id = op.id and s.taken_back_at is null
    where t.gift_group_id = any($1::bigint[]) and t.position = 1 order by op.gift_id, op.id`,
).narrow<{ options: BoughtGiftProductRow["options"] }>();

/** Product of a gift as its sender bought it, whatever its receiver swapped it for. */
export type BoughtGiftProductRow = Omit<GiftProductRow, "options"> & {
  options: Pick<
    GiftProductRow["options"][number],
    "id" | "option_id" | "name" | "units" | "unit_price" | "unit_list_price" | "shipment_date"
  >[];
};

/** Lists the products that each receiver of these groups was sent: those bought for the first receiver. */
export function listGroupProducts(db: Runner, groupIds: readonly number[]): Promise<BoughtGiftProductRow[]> {
  return db.run(LIST_BOUGHT, [groupIds]);
}

const LIST_OWN = statement(
  "list-products-of-gifts",
  `select op.id, op.gift_id, t.gift_group_id, op.product_id, op.product_uuid, op.name, op.images, op.distributor_name,
          op.distributor_id, op.distributor_region,
          ${ORDERED_OPTIONS} as options
     from order_product op join gift t on t.id = op.gift_id
    where t.id = any($1::bigint[]) order by op.id`,
).narrow<Pick<GiftProductRow, "options">>();

/** Lists the products that these receivers get. */
export function listProductsOfGifts(db: Runner, giftIds: readonly number[]): Promise<GiftProductRow[]> {
  return db.run(LIST_OWN, [giftIds]);
}
