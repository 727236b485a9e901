import { type Runner, statement } from "../../db/database.ts";
import { ORDERED_OPTIONS } from "../delivery-promises/ordered-options.sql.ts";
import type { OrderedProduct } from "../orders/orders.repository.ts";

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

const PRODUCTS = `select op.id, op.gift_id, t.gift_group_id, op.product_id, op.product_uuid, op.name, op.images, op.distributor_name,
       op.distributor_id, op.distributor_region,
       ${ORDERED_OPTIONS} as options
  from order_product op join gift t on t.id = op.gift_id`;

const LIST = statement(
  "list-gift-products",
  `${PRODUCTS} where t.gift_group_id = any($1::bigint[]) and t.position = 1 order by op.gift_id, op.id`,
).narrow<Pick<GiftProductRow, "options">>();

/** Lists the products that each receiver of these groups gets: those of the first receiver. */
export function listGroupProducts(db: Runner, groupIds: readonly number[]): Promise<GiftProductRow[]> {
  return db.run(LIST, [groupIds]);
}

const LIST_OWN = statement(
  "list-products-of-gifts",
  `${PRODUCTS} where t.id = any($1::bigint[]) order by op.id`,
).narrow<Pick<GiftProductRow, "options">>();

/** Lists the products of these receivers. */
export function listProductsOfGifts(db: Runner, giftIds: readonly number[]): Promise<GiftProductRow[]> {
  return db.run(LIST_OWN, [giftIds]);
}
