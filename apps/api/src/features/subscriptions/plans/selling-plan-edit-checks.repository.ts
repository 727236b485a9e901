import { type Runner, statement } from "../../../db/database.ts";

const LIST_OPTIONS = statement(
  "list-options-of-products",
  `select p.id as product_id, array(select o.id from product_option o where o.product_id = p.id order by o.id) as option_ids
     from product p where p.id = any($1::bigint[]) and p.status <> 'removed'`,
).narrow<{ option_ids: number[] }>();

/** Lists the options of products that are not removed, by product. */
export async function listOptionsOfProducts(
  db: Runner,
  productIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await db.run(LIST_OPTIONS, [productIds]);
  return new Map(rows.map((row) => [row.product_id, row.option_ids]));
}

const LIST_PLANNED = statement(
  "list-planned-products",
  "select id, product_id from selling_plan where product_id = any($1::bigint[])",
);

/** Lists the ids of the plans of products, by product. */
export async function listPlannedProducts(
  db: Runner,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.run(LIST_PLANNED, [productIds]);
  return new Map(rows.map((row) => [row.product_id, row.id]));
}

const LIST_BOXES = statement(
  "list-boxes-of-months",
  `select sp.product_id, b.id, b.month
     from selling_plan sp left join season_box b on b.product_id = sp.product_id and b.month = any($2::text[])
    where sp.product_id = any($1::bigint[]) and sp.is_box`,
);

/** Lists products that are boxes of the season, with their contents of these months. */
export function listBoxesOfMonths(db: Runner, productIds: readonly number[], months: readonly string[]) {
  return db.run(LIST_BOXES, [productIds, months]);
}
