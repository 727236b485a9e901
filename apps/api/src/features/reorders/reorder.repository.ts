import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type OrderedLineRow = RowOf<typeof LIST_LINES>;

const LIST_LINES = statement(
  "list-lines-to-reorder",
  `select op.product_id, op.name as product_name, op.images[1] as product_image,
          oo.option_id, oo.name as option_name, oo.units, oo.unit_price, o.created_at
     from orders o
     join order_product op on op.order_id = o.id
     join order_option oo on oo.order_product_id = op.id
    where o.id = $1 and op.id = coalesce($2, op.id)
      and (op.gift_id is null or op.gift_id = (select min(g.gift_id) from order_product g where g.order_id = o.id))
    order by op.id, oo.id`,
);

/** Lists the options of an order, or of one of its products, as they were bought; of a gift, those of one receiver. */
export function listOrderedLines(
  db: Runner,
  orderId: number,
  orderProductId: number | null,
): Promise<OrderedLineRow[]> {
  return db.run(LIST_LINES, [orderId, orderProductId]);
}
