import { statement, type Tx } from "../../db/database.ts";

const LIST_PRODUCTS = statement(
  "list-products-for-message",
  `select op.id from orders o join order_product op on op.order_id = o.id
    where o.id = $1 and o.status not in ('pre_ordering', 'incomplete') order by op.id`,
);

/** Lists the products of an order that was placed; none where there is no such order. */
export async function listProductsForMessage(tx: Tx, orderId: number): Promise<number[]> {
  return (await tx.run(LIST_PRODUCTS, [orderId])).map(({ id }) => id);
}
