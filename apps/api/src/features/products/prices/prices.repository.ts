import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";

export type PricedOptionRow = RowOf<(typeof LISTS)["all"]>;

/** Lists options of all products, or of those that a filter finds by its index. */
function list(variant: "all" | "product" | "products" | "category" | "distributor", filter: string) {
  return statementVariant(
    "list-option-prices",
    variant,
    `select o.id, o.version, o.product_id, p.name as product_name, o.name as option_name, o.status, o.list_price, o.price,
            o.special_sale_price, o.supply_cost, o.unit_price_unit, o.unit_price_amount
       from product_option o join product p on p.id = o.product_id
      where o.id > $1 and ${filter}
      order by o.id limit $5`,
  ).narrow<{ status: PricedOptionStatus }>();
}

const OF_CATEGORY = "$3::bigint in (p.category_id, p.root_category_id)";
const OF_FARM = "p.distributor_id = $4::bigint";
const NO_LIST = "$6::bigint[] is null";
const LISTS = {
  all: list("all", `$2::bigint is null and $3::bigint is null and $4::bigint is null and ${NO_LIST}`),
  product: list(
    "product",
    `o.product_id = $2::bigint and ($3::bigint is null or ${OF_CATEGORY}) and ($4::bigint is null or ${OF_FARM}) and ${NO_LIST}`,
  ),
  products: list(
    "products",
    `o.product_id = any($6::bigint[]) and ($2::bigint is null or o.product_id = $2)
        and ($3::bigint is null or ${OF_CATEGORY}) and ($4::bigint is null or ${OF_FARM})`,
  ),
  category: list(
    "category",
    `$2::bigint is null and ${OF_CATEGORY} and ($4::bigint is null or ${OF_FARM}) and ${NO_LIST}`,
  ),
  distributor: list("distributor", `$2::bigint is null and $3::bigint is null and ${OF_FARM} and ${NO_LIST}`),
} as const;

type PricedOptionStatus = "stock_in" | "unlimited_stock_in" | "stock_out" | "temp_stock_out" | "suspended";

export type PriceQuery = {
  after: number;
  productId: number | null;
  productIds: readonly number[] | null;
  categoryId: number | null;
  distributorId: number | null;
  take: number;
};

/** Lists options with their prices after an id. */
export function listPrices(db: Runner, query: PriceQuery): Promise<PricedOptionRow[]> {
  const { after, productId, productIds, categoryId, distributorId, take } = query;
  return db.run(LISTS[filterOf(query)], [after, productId, categoryId, distributorId, take, productIds]);
}

/** Returns the given filter that fewest options match. */
function filterOf({ productId, productIds, categoryId, distributorId }: PriceQuery): keyof typeof LISTS {
  if (productIds !== null) return "products";
  if (productId !== null) return "product";
  if (distributorId !== null && categoryId === null) return "distributor";
  return categoryId === null ? "all" : "category";
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
