import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

export type PricedOptionRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-option-prices",
  `select o.id, o.version, o.product_id, p.name as product_name, o.name as option_name, o.status, o.list_price, o.price,
          o.special_sale_price, o.supply_cost, o.unit_price_unit, o.unit_price_amount
     from product_option o join product p on p.id = o.product_id
    where o.id > $1 and ($2::bigint is null or p.id = $2)
      and ($3::bigint is null or $3 in (p.category_id, p.root_category_id))
      and ($4::bigint is null or p.distributor_id = $4)
    order by o.id limit $5`,
).narrow<{ status: PricedOptionStatus }>();
type PricedOptionStatus = "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";

export type PriceQuery = {
  after: number;
  productId: number | null;
  categoryId: number | null;
  distributorId: number | null;
  take: number;
};

/** Lists options with their prices after an id. */
export function listPrices(db: Runner, query: PriceQuery): Promise<PricedOptionRow[]> {
  const { after, productId, categoryId, distributorId, take } = query;
  return db.run(LIST, [after, productId, categoryId, distributorId, take]);
}

export type LockedPriceRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-option-prices",
  `select id, version, list_price, price, special_sale_price, supply_cost, unit_price_unit, unit_price_amount, weight_value,
          weight_unit
     from product_option where id = any($1::bigint[]) order by id for update`,
);

export function lockPrices(tx: Tx, ids: readonly number[]): Promise<LockedPriceRow[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-option-prices",
  `with edited as (
     update product_option o
        set list_price = e."listPrice", price = e.price, special_sale_price = e."specialSalePrice",
            supply_cost = e."supplyCost", unit_price_unit = e."unitPrice" ->> 'unit',
            unit_price_amount = (e."unitPrice" ->> 'amount')::integer
       from jsonb_to_recordset($1::jsonb) as e (id bigint, "listPrice" integer, price integer, "specialSalePrice" integer,
                                                "supplyCost" integer, "unitPrice" jsonb)
      where o.id = e.id
     returning o.id, o.product_id, o.list_price, o.price, o.supply_cost, o.unit_price_unit, o.unit_price_amount)
   update product p
      set list_price = e.list_price, price = e.price, supply_cost = e.supply_cost, unit_price_unit = e.unit_price_unit,
          unit_price_amount = e.unit_price_amount
     from edited e where p.id = e.product_id and p.representative_option_id = e.id`,
);

/** Stores prices of options; a product whose representative option is among them shows the same. */
export async function setPrices(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}
