import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { CAN_BE_BOUGHT } from "../../catalog/product-summary.sql.ts";
import { OFFER_TABLES, offerColumns } from "../../offers/find-offers.repository.ts";

export type ReplacementRow = RowOf<typeof LIST_REPLACEMENTS>;

/** Products of each kind that are compared, the best sellers first. */
const MOST_PRODUCTS = 20;

const LIST_REPLACEMENTS = statement(
  "list-cart-replacements",
  `with own as (select distinct kind from product where id = any($1::bigint[])),
   compared as (
     select unnest($1::bigint[]) as id
      union
     select near.id
       from own
      cross join lateral (
        select p.id
          from product p
         where p.kind = own.kind and ${CAN_BE_BOUGHT} and p.sale_type = 'normal' and not p.is_wholesale
         order by p.sales_weight desc, p.id desc
         limit $3) near
   )
   select ${offerColumns("$2")}, p.kind, o.weight_value, o.weight_unit
     from ${OFFER_TABLES}
     join compared on compared.id = p.id
    where p.status not in ('waiting', 'removed')
    order by p.sales_weight desc, o.id`,
);

/** Lists the options of some products and of the best sellers of their kinds, with kind and weight. */
export function listReplacements(
  db: Runner,
  productIds: readonly number[],
  buyerId: number,
): Promise<ReplacementRow[]> {
  return db.run(LIST_REPLACEMENTS, [productIds, buyerId, MOST_PRODUCTS]);
}
