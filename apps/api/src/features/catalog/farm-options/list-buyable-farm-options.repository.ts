import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { timedPricesOf } from "../prices/timed-prices-of-option.sql.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES } from "../product-summary.sql.ts";

export type FarmOptionRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-farm-options",
  `select ${SUMMARY_COLUMNS}, o.id as option_id, o.name as option_name, o.price as option_price,
          o.list_price as option_list_price, o.special_sale_price as option_special_price,
          ${timedPricesOf("o.id")} as option_timed_prices
     from ${SUMMARY_TABLES}
     join product_option o on o.product_id = p.id
     left join option_stock s on s.option_id = o.id
    where p.distributor_id = $1 and p.is_bundle and p.status = 'stock_in' and p.sale_type = 'normal'
      and not p.is_app_only and not p.requires_share and p.min_grade is null
      and (o.status = 'unlimited_stock_in' or o.status = 'stock_in' and s.on_hand - s.reserved is distinct from 0)
    order by p.sales_weight desc, p.id desc, o.sort, o.id
    limit 300`,
);

/** Lists the options that everybody can buy now of a farm's products that share a parcel, best sellers first. */
export function listFarmOptions(db: Runner, distributorId: number): Promise<FarmOptionRow[]> {
  return db.run(LIST, [distributorId]);
}
