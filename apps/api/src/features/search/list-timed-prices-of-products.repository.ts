import { type Runner, statement } from "../../db/database.ts";

const LIST_TIMED_PRICES = statement(
  "list-timed-prices-of-products",
  `select p.id, timed_price_at(p.representative_option_id, p.price, $2) as price
     from timed_price t
     join product p on p.representative_option_id = t.option_id
    where p.id = any($1) and t.begins_at <= $2 and t.ends_at > $2`,
).narrow<{ price: number }>();

/** Lists the prices (원) of the products, of those given, that are sold at a timed price at an instant. */
export async function listTimedPrices(
  db: Runner,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.run(LIST_TIMED_PRICES, [productIds, now]);
  return new Map(rows.map(({ id, price }) => [id, price]));
}
