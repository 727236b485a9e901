import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { CAN_BE_BOUGHT, SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRow } from "../product-summary.sql.ts";

export type AlternativeRow = SummaryRow & { likeness: "sameKind" | "similar" | "sameFarm" };

/** Reads the best sellers of one likeness, beginning with `own`. */
const bestOf = (likeness: AlternativeRow["likeness"], condition: string) => `
     select shown.id, '${likeness}' as likeness
       from own
      cross join lateral (
        select p.id
          from product p
         where ${condition} and p.id <> own.id and ${CAN_BE_BOUGHT} and p.sale_type = 'normal'
         order by p.sales_weight desc, p.id desc
         limit $2
      ) shown`;

/** Reads at most `$2` products of each likeness from an index; the closest likeness of a product is its only one. */
const LIST = statement(
  "list-alternatives",
  `with own as (select id, kind, category_id, distributor_id from product where id = $1),
   chosen as (${bestOf("sameKind", "p.kind = own.kind")}
     union all ${bestOf("similar", "p.category_id = own.category_id and p.kind <> own.kind")}
     union all ${bestOf(
       "sameFarm",
       "p.distributor_id = own.distributor_id and p.category_id <> own.category_id and p.kind <> own.kind",
     )}
   )
   select ${SUMMARY_COLUMNS}, chosen.likeness
     from ${SUMMARY_TABLES}
     join chosen on chosen.id = p.id
    order by p.sales_weight desc, p.id desc`,
).narrow<Pick<AlternativeRow, "likeness">>();

/**
 * Lists products in stock that are of the same kind as a product, else of the same category, else of the same farm:
 * best sellers first, up to `take` of each.
 */
export function listAlternatives(db: Runner, productId: number, take: number): Promise<AlternativeRow[]> {
  return db.run(LIST, [productId, take]);
}

/** Reads the product on one side of the price of `own` that is closest to it. */
const closest = (condition: string, side: ">=" | "<") => `
        (select p.id, p.price
           from product p
          where ${condition} and p.price ${side} own.price and not p.id = any($2::bigint[])
            and ${CAN_BE_BOUGHT} and p.sale_type = 'normal'
            and not p.is_app_only and not p.requires_share and p.min_grade is null and not p.is_wholesale
          order by p.price ${side === ">=" ? "" : "desc"}, p.id desc
          limit 1)`;

const closestOf = (condition: string) => `
       select near.id
         from (${closest(condition, ">=")}
        union all ${closest(condition, "<")}) near
        order by abs(near.price - own.price), near.id desc
        limit 1`;

const LIST_CLOSEST = statement(
  "list-closest-alternatives",
  `with chosen as (
     select own.id as instead_of, coalesce(kind.id, category.id) as id
       from product own
       left join lateral (${closestOf("p.kind = own.kind")}) kind on true
       left join lateral (${closestOf("p.category_id = own.category_id")}) category on kind.id is null
      where own.id = any($1::bigint[])
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
