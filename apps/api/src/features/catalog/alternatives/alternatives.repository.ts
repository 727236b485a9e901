import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { CAN_BE_BOUGHT, SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRow } from "../product-summary.sql.ts";

export type AlternativeRow = SummaryRow & { likeness: "sameKind" | "similar" | "sameFarm" };

/** Numbers each product within its likeness; the closest likeness of a product is its only one. */
const LIST = statement(
  "list-alternatives",
  `with own as (select id, kind, category_id, distributor_id from product where id = $1),
   likely as (
     select p.id, p.sales_weight,
            case when p.kind = own.kind then 'sameKind' when p.category_id = own.category_id then 'similar'
                 else 'sameFarm' end as likeness
       from own
       join product p on p.id <> own.id
        and (p.kind = own.kind or p.category_id = own.category_id or p.distributor_id = own.distributor_id)
      where ${CAN_BE_BOUGHT} and p.sale_type = 'normal'
   ), placed as (
     select id, likeness, row_number() over (partition by likeness order by sales_weight desc, id desc) as place
       from likely
   )
   select ${SUMMARY_COLUMNS}, l.likeness
     from ${SUMMARY_TABLES}
     join placed l on l.id = p.id
    where l.place <= $2
    order by l.place`,
).narrow<Pick<AlternativeRow, "likeness">>();

/**
 * Lists products in stock that are of the same kind as a product, else of the same category, else of the same farm:
 * best sellers first, up to `take` of each.
 */
export function listAlternatives(db: Runner, productId: number, take: number): Promise<AlternativeRow[]> {
  return db.run(LIST, [productId, take]);
}

const LIST_CLOSEST = statement(
  "list-closest-alternatives",
  `with chosen as (
     select distinct on (own.id) own.id as instead_of, p.id
       from product own
       join product p on (p.kind = own.kind or p.category_id = own.category_id) and not p.id = any($2::bigint[])
      where own.id = any($1::bigint[]) and ${CAN_BE_BOUGHT} and p.sale_type = 'normal'
        and not p.is_app_only and not p.requires_share and p.min_grade is null and not p.is_wholesale
      order by own.id, p.kind = own.kind desc, abs(p.price - own.price), p.id desc
   )
   select ${SUMMARY_COLUMNS}, chosen.instead_of
     from ${SUMMARY_TABLES}
     join chosen on chosen.id = p.id`,
);

/**
 * Lists one product that everybody can buy now instead of each of some products: of the same kind, else of the same
 * category, the closest in price. Products of `except` and wholesale are left out.
 */
export function listClosestAlternatives(
  db: Runner,
  productIds: readonly number[],
  except: readonly number[],
): Promise<RowOf<typeof LIST_CLOSEST>[]> {
  return db.run(LIST_CLOSEST, [productIds, except]);
}

const FIND_KIND = statement(
  "find-kind-name",
  `select coalesce(p.keywords[1], c.name) as name
     from product p join category c on c.id = p.category_id
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
);

/** Finds the name of a product's kind, the first of its keywords; `null` when there is no such product. */
export async function findKindName(db: Runner, productId: number): Promise<string | null> {
  const [row] = await db.run(FIND_KIND, [productId]);
  return row?.name ?? null;
}
