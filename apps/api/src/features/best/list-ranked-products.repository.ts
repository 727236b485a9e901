import type { BestType } from "@todayfruit/domain/best/find-and-describe-best-period";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import {
  CAN_BE_BOUGHT,
  IS_VISIBLE,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
} from "../catalog/product-summary.sql.ts";

export type RankedRow = RowOf<typeof LIST_RANKED>;

const LIST_RANKED = statement(
  "list-best",
  `select b.position, b.previous_position, b.ranked_at, b.sold_units, ${SUMMARY_COLUMNS}
     from best_ranking b join (${SUMMARY_TABLES}) on p.id = b.product_id
    where b.category_id = $1 and b.date_type = $2 and ${IS_VISIBLE}
      and (not $3 or ${CAN_BE_BOUGHT})
    order by b.position, b.product_id`,
);

export function listRankedProducts(
  db: Runner,
  categoryId: number,
  type: BestType,
  inStockOnly: boolean,
): Promise<RankedRow[]> {
  return db.run(LIST_RANKED, [categoryId, type, inStockOnly]);
}
