import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { CAN_BE_BOUGHT, SUMMARY_COLUMNS, SUMMARY_TABLES } from "../catalog/product-summary.sql.ts";

export type SeasonalRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-seasonal-fruit",
  `select ${SUMMARY_COLUMNS}, p.kind, s.months
     from ${SUMMARY_TABLES}
     join harvest_season s on s.kind = p.kind
     join category root on root.id = p.root_category_id and root.slug = 'fruit'
    where ${CAN_BE_BOUGHT} and p.origin not like '%수입%' and not p.is_app_only and not p.requires_share and p.min_grade is null
      and (p.sale_type = 'normal' or p.sale_type = 'comingSoon' and p.coming_soon_at > $2)
      and p.kind not in (select bought.kind from order_product op join product bought on bought.id = op.product_id
                          where op.order_id = $1)
    order by p.sales_weight desc, p.id desc
    limit 300`,
);

/**
 * Lists the home-grown fruit with a season that everybody can buy now, or whose sale opens after an instant, best sellers first;
 * kinds that an order has are left out.
 */
export function listSeasonalFruit(db: Runner, orderId: number, now: Date): Promise<SeasonalRow[]> {
  return db.run(LIST, [orderId, now]);
}
