import type { ReviewOrder, ReviewType } from "@todayfruit/domain/reviews/vocabulary";
import { type RowOf, type Runner, type Statement, statement, statementVariant } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type ReviewRow = Omit<Tables["review"], "seller_reply" | "option_id"> & {
  seller_reply: { contents: string; createdAt: string } | null;
};

export const REVIEW_COLUMNS = `r.id, r.product_id, r.option_name, r.nickname, r.score, r.contents, r.images,
  r.helpful_count, r.purchase_count, r.grade_name, r.seller_reply, r.created_at, r.updated_at, r.hidden_at, r.hidden_for`;

export type VoiceRow = RowOf<typeof FIND_VOICE>;

const FIND_VOICE = statement(
  "find-voice",
  `select coalesce(v.scores, '{0,0,0,0,0}') as scores, coalesce(v.photo_reviews, 0) as photo_reviews, p.score_average
     from product p left join product_voice v on v.product_id = p.id
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
);

/** How many reviews of a product gave each score; `null` when there is no such product. */
export async function findVoice(db: Runner, productId: number): Promise<VoiceRow | null> {
  const [row] = await db.run(FIND_VOICE, [productId]);
  return row ?? null;
}

const COLUMN = { score: "score", latest: "created_at", helpful: "helpful_count" } as const;
const HAS_PHOTO = { all: "", photo: "and cardinality(images) > 0" } as const;

/** The page is found by its index alone before anything is read of it, so that the last page costs like the first. */
function listStatement(type: ReviewType, order: ReviewOrder): List {
  const sorted = (row: string) => `order by ${row}.${COLUMN[order]} desc, ${row}.id desc`;
  return statementVariant(
    "list-reviews",
    `${type}-by-${order}`,
    `with page as materialized (
       select o.id from review o where o.product_id = $1 ${HAS_PHOTO[type]} ${sorted("o")} offset $2 limit $3
     )
     select ${REVIEW_COLUMNS} from page join review r on r.id = page.id ${sorted("r")}`,
  ).narrow<Pick<ReviewRow, "seller_reply">>();
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

/** Reviews of a product by page: a shopper turns pages, and what is new in between may be seen twice, never lost. */
export function listReviews(
  db: Runner,
  page: { productId: number; type: ReviewType; order: ReviewOrder; skip: number; take: number },
): Promise<ReviewRow[]> {
  return db.run(LISTS[page.type][page.order], [page.productId, page.skip, page.take]);
}
