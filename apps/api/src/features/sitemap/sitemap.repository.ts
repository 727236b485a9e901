import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { IS_VISIBLE } from "../catalog/product-summary.sql.ts";

/** Products in one part of the sitemap. */
export const PART_SIZE = 5000;

export type PartRow = RowOf<typeof LIST_PARTS>;

const LIST_PARTS = statement(
  "list-sitemap-parts",
  `select id as first_id, total
     from (select p.id, row_number() over (order by p.id) - 1 as place, count(*) over ()::int as total
             from product p where ${IS_VISIBLE}) numbered
    where place % $1::int = 0
    order by id`,
);

export function listParts(db: Runner): Promise<PartRow[]> {
  return db.run(LIST_PARTS, [PART_SIZE]);
}

export type SitemapRow = { id: number; name: string; image: string };

const LIST_PRODUCTS = statement(
  "list-sitemap-products",
  `select p.id, p.name, p.images[1] as image from product p
    where p.id >= $1 and ${IS_VISIBLE}
    order by p.id
    limit $2`,
).narrow<Pick<SitemapRow, "image">>();

export function listProductsFrom(db: Runner, firstId: number): Promise<SitemapRow[]> {
  return db.run(LIST_PRODUCTS, [firstId, PART_SIZE]);
}
