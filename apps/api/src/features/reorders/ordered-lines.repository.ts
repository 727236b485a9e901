import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { BOUGHT_PRODUCT_COLUMNS, BOUGHT_PRODUCT_TABLES } from "./bought-product-columns.sql.ts";

export type OrderedLineRow = RowOf<typeof LIST_LINES>;

const LIST_LINES = statement(
  "list-lines-to-reorder",
  `select ${BOUGHT_PRODUCT_COLUMNS},
          coalesce(op.from_option_id, oo.option_id) as option_id, coalesce(op.from_option_name, oo.name) as option_name, oo.units, oo.unit_price, o.created_at,
          season.name as season_name, season.months as season_months
     from orders o
     join (select own.id, own.order_id, own.gift_id, coalesce(s.from_product_id, own.product_id) as product_id,
                  coalesce(s.from_name, own.name) as name, coalesce(s.from_images, own.images) as images,
                  s.from_option_id, s.from_option_name
             from order_product own
             left join gift_swap s on s.order_product_id = own.id and s.taken_back_at is null) op on op.order_id = o.id
     join order_option oo on oo.order_product_id = op.id
     ${BOUGHT_PRODUCT_TABLES}
     left join harvest_season season on season.kind = p.kind and p.origin not like '%수입%'
      and not exists (select from product sold where sold.kind = p.kind and can_be_bought(sold))
    where o.id = $1 and op.id = coalesce($2, op.id)
      and (op.gift_id is null or op.gift_id = (select min(g.gift_id) from order_product g where g.order_id = o.id))
    order by op.id, oo.id`,
);

/**
 * Lists the options of an order, or of one of its products, as they were bought; of a gift, those of one receiver. Each has
 * the season of its kind where none of the kind is sold now.
 */
export function listOrderedLines(
  db: Runner,
  orderId: number,
  orderProductId: number | null,
): Promise<OrderedLineRow[]> {
  return db.run(LIST_LINES, [orderId, orderProductId]);
}
