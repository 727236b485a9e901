import type { ReviewFilters } from "@todayfruit/domain/reviews/count-review-facets";
import { REVIEW_ASPECTS, type ReviewAspect } from "@todayfruit/domain/reviews/review-aspect-rules";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import {
  type RowOf,
  type Runner,
  type Statement,
  statement,
  statementVariant,
} from "../../../db/database.ts";
import { pinnedFirstSql } from "../pinned-first.sql.ts";
import { type NarrowedReview, REVIEW_COLUMNS, type ReviewRow } from "../product-reviews.repository.ts";

const COUNTS_OF_ANSWERS = REVIEW_ASPECTS.map(
  (aspect) => `array[count(*) filter (where r.${aspect} = 1), count(*) filter (where r.${aspect} = 2),
                count(*) filter (where r.${aspect} = 3)]::integer[] as ${aspect}`,
).join(",\n          ");

const GROUP_REVIEWS = statement(
  "group-reviews",
  `select r.option_name, cardinality(r.images) > 0 as has_photo, r.purchase_count > 1 as is_repeat, r.hidden_for,
          to_char(r.harvest_month, 'YYYY-MM') as harvest_month, count(*)::integer as reviews,
          ${COUNTS_OF_ANSWERS}
     from review r
    where r.product_id = $1
    group by r.option_name, has_photo, is_repeat, r.hidden_for, r.harvest_month`,
).narrow<{ harvest_month: string | null } & Record<ReviewAspect, [number, number, number]>>();

/** Counts a product's reviews, and the answers to each aspect, for each combination of what its page filters by. */
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
    harvestMonth: string | null,
  ],
  ReviewRow
>;

function listStatement(order: ReviewOrder): List {
  const sorted = (row: string) => `order by ${row}.${COLUMN[order]} desc, ${row}.id desc`;
  const condition = `(not $2::boolean or cardinality(o.images) > 0) and (not $3::boolean or o.purchase_count > 1)
          and ($4::text is null or o.option_name = $4)
          and ($7::text is null or o.harvest_month = to_date($7, 'YYYY-MM'))`;
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
  ).narrow<NarrowedReview>();
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
  const { photo, repeat, optionName, harvestMonth } = filters;
  return db.run(LISTS[page.order], [
    productId,
    photo,
    repeat,
    optionName,
    page.skip,
    page.take,
    harvestMonth,
  ]);
}
