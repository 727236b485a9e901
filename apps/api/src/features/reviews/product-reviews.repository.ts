import type { AspectAnswer, ReviewAspect } from "@todayfruit/domain/reviews/review-aspect-rules";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import type { ReviewType } from "@todayfruit/domain/reviews/review-type-codes";
import { type RowOf, type Runner, type Statement, statement, statementVariant } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { pinnedFirstSql } from "./pinned-first.sql.ts";

type AspectColumns = Record<ReviewAspect, AspectAnswer | null>;
export type ReviewRow = Omit<
  Tables["review"],
  "seller_reply" | "option_id" | "version" | "pin_place" | "harvest_month" | ReviewAspect
> &
  AspectColumns & {
    seller_reply: { contents: string; createdAt: string } | null;
    /** `YYYY-MM`. */
    harvest_month: string | null;
  };
/** Columns whose types PostgreSQL does not know. */
export type NarrowedReview = Pick<ReviewRow, "seller_reply" | "harvest_month" | ReviewAspect>;

export const REVIEW_COLUMNS = `r.id, r.product_id, r.option_name, r.nickname, r.score, r.contents, r.images,
  r.video, r.video_poster, r.video_seconds,
  r.sweetness, r.freshness, r.size, r.packaging, to_char(r.harvest_month, 'YYYY-MM') as harvest_month,
  r.helpful_count, r.purchase_count, r.grade_name, r.seller_reply, r.created_at, r.updated_at, r.hidden_at, r.hidden_for`;

export type ReviewStatsRow = RowOf<typeof FIND_REVIEW_STATS>;

const FIND_REVIEW_STATS = statement(
  "find-review-stats",
  `select coalesce(v.scores, '{0,0,0,0,0}') as scores, coalesce(v.photo_reviews, 0) as photo_reviews, p.score_average,
          p.id, p.name, p.images[1] as image, d.name as distributor_name
     from product p join distributor d on d.id = p.distributor_id
          left join product_review_stats v on v.product_id = p.id
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
);

/** Returns a product with its number of reviews per score; `null` when there is no such product. */
export async function findReviewStats(db: Runner, productId: number): Promise<ReviewStatsRow | null> {
  const [row] = await db.run(FIND_REVIEW_STATS, [productId]);
  return row ?? null;
}

const COLUMN = { score: "score", latest: "created_at", helpful: "helpful_count" } as const;
const HAS_PHOTO = { all: "true", photo: "cardinality(o.images) > 0" } as const;
/** Sort order of a call that names none, in which pinned reviews lead. */
export const DEFAULT_REVIEW_ORDER: ReviewOrder = "score";

/** Selects the page by its index alone before reading its rows, so that the last page costs as much as the first. */
function listStatement(type: ReviewType, order: ReviewOrder): List {
  const sorted = (row: string) => `order by ${row}.${COLUMN[order]} desc, ${row}.id desc`;
  const pinned = pinnedFirstSql({ condition: HAS_PHOTO[type], sorted, skip: "$2::int", take: "$3::int" });
  return statementVariant(
    "list-reviews",
    `${type}-by-${order}`,
    order === DEFAULT_REVIEW_ORDER
      ? `with ${pinned.ctes}
     select ${REVIEW_COLUMNS} from page join review r on r.id = page.id ${pinned.order}`
      : `with page as materialized (
       select o.id from review o where o.product_id = $1 and ${HAS_PHOTO[type]} ${sorted("o")} offset $2 limit $3
     )
     select ${REVIEW_COLUMNS} from page join review r on r.id = page.id ${sorted("r")}`,
  ).narrow<NarrowedReview>();
}

type List = Statement<readonly [productId: number, skip: number, take: number], ReviewRow>;

const LISTS: Record<ReviewType, Record<ReviewOrder, List>> = {
  all: {
    score: listStatement("all", "score"),
    latest: listStatement("all", "latest"),
    helpful: listStatement("all", "helpful"),
  },
  photo: {
    score: listStatement("photo", "score"),
    latest: listStatement("photo", "latest"),
    helpful: listStatement("photo", "helpful"),
  },
};

/** Lists a product's reviews by page, in the default order its pinned ones first; reviews added meanwhile may repeat an entry, and none is skipped. */
export function listReviews(
  db: Runner,
  page: { productId: number; type: ReviewType; order: ReviewOrder; skip: number; take: number },
): Promise<ReviewRow[]> {
  return db.run(LISTS[page.type][page.order], [page.productId, page.skip, page.take]);
}
