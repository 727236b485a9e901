import type { ReviewFilters } from "@todayfruit/domain/reviews/review-facets";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order";
import {
  type RowOf,
  type Runner,
  type Statement,
  statement,
  statementVariant,
} from "../../../db/database.ts";
import { pinnedFirstSql } from "../pinned-first.sql.ts";
import { REVIEW_COLUMNS, type ReviewRow } from "../product-reviews.repository.ts";

const GROUP_REVIEWS = statement(
  "group-reviews",
  `select r.option_name, cardinality(r.images) > 0 as has_photo, r.purchase_count > 1 as is_repeat, r.hidden_for,
          count(*)::integer as reviews
     from review r
    where r.product_id = $1
    group by r.option_name, has_photo, is_repeat, r.hidden_for`,
);

/** Counts a product's reviews for each combination of what its page filters by. */
export function groupReviews(db: Runner, productId: number): Promise<RowOf<typeof GROUP_REVIEWS>[]> {
  return db.run(GROUP_REVIEWS, [productId]);
}

/** Sort order of a call that names none, in which pinned reviews lead. */
export const DEFAULT_FILTERED_ORDER: ReviewOrder = "helpful";
const COLUMN = { score: "score", latest: "created_at", helpful: "helpful_count" } as const;

type List = Statement<
  readonly [
    productId: number,
    photo: boolean,
    repeat: boolean,
    optionName: string | null,
    skip: number,
    take: number,
  ],
  ReviewRow
>;

function listStatement(order: ReviewOrder): List {
  const sorted = (row: string) => `order by ${row}.${COLUMN[order]} desc, ${row}.id desc`;
  const condition = `(not $2::boolean or cardinality(o.images) > 0) and (not $3::boolean or o.purchase_count > 1)
          and ($4::text is null or o.option_name = $4)`;
  const pinned = pinnedFirstSql({ condition, sorted, skip: "$5::int", take: "$6::int" });
  return statementVariant(
    "list-filtered-reviews",
    `by-${order}`,
    order === DEFAULT_FILTERED_ORDER
      ? `with ${pinned.ctes}
     select ${REVIEW_COLUMNS} from page join review r on r.id = page.id ${pinned.order}`
      : `with page as materialized (
       select o.id from review o
        where o.product_id = $1 and ${condition}
        ${sorted("o")} offset $5 limit $6
     )
     select ${REVIEW_COLUMNS} from page join review r on r.id = page.id ${sorted("r")}`,
  ).narrow<Pick<ReviewRow, "seller_reply">>();
}

const LISTS: Record<ReviewOrder, List> = {
  score: listStatement("score"),
  latest: listStatement("latest"),
  helpful: listStatement("helpful"),
};

/** Lists a product's reviews that meet every filter, by page, in the default order its pinned ones first. */
export function listFilteredReviews(
  db: Runner,
  productId: number,
  filters: ReviewFilters,
  page: { order: ReviewOrder; skip: number; take: number },
): Promise<ReviewRow[]> {
  const { photo, repeat, optionName } = filters;
  return db.run(LISTS[page.order], [productId, photo, repeat, optionName, page.skip, page.take]);
}
