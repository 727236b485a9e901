import type { ObjectionStatus } from "@todayfruit/domain/reviews/report-and-appeal-status";
import type { AspectAnswers } from "@todayfruit/domain/reviews/review-aspect-rules";
import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import { type NarrowedReview, REVIEW_COLUMNS, type ReviewRow } from "../product-reviews.repository.ts";
import type { StoredReviewVideo } from "./find-review-video.ts";
import { REVIEWED_PRODUCT_COLUMNS, type ReviewedProductRow } from "./reviewable-products.repository.ts";

export type MyReviewRow = ReviewRow &
  Omit<ReviewedProductRow, "option_name"> & {
    earned: number;
    report_id: number | null;
    decision: string | null;
    appeal_status: ObjectionStatus | null;
    appeal_decision: string | null;
  };

const COLUMNS = `${REVIEWED_PRODUCT_COLUMNS}, ${REVIEW_COLUMNS},
  (select coalesce(sum(pr.amount), 0)::int from point_reward pr
    where pr.order_product_id = w.order_product_id and pr.kind <> 'purchase' and pr.undone_at is null) as earned,
  hiding.id as report_id, hiding.decision, a.status as appeal_status, a.decision as appeal_decision`;

/** Joins the report for which a review is hidden, and the appeal against it. */
const TABLES = `review_author w
  join review r on r.id = w.review_id
  join order_product op on op.id = w.order_product_id
  left join lateral (select p.id, p.decision from review_report p
                      where p.review_id = r.id and p.status = 'upheld' and r.hidden_at is not null
                      order by p.decided_at, p.id limit 1) hiding on true
  left join review_appeal a on a.report_id = hiding.id`;

const LIST = statement(
  "list-my-reviews",
  `select ${COLUMNS}, (select count(*)::int from review_author own where own.user_id = $1) as in_all
     from ${TABLES}
    where w.user_id = $1
    order by w.review_id desc
   offset $2 limit $3`,
).narrow<NarrowedReview & Pick<MyReviewRow, "root_category" | "has_brix">>();

export function listMyReviews(db: Runner, userId: number, skip: number, take: number) {
  return db.run(LIST, [userId, skip, take]);
}

const FIND = statement(
  "find-my-review",
  `select ${COLUMNS} from ${TABLES} where w.review_id = $1 and w.user_id = $2`,
).narrow<NarrowedReview & Pick<MyReviewRow, "root_category" | "has_brix">>();

export async function findMyReview(db: Runner, id: number, userId: number): Promise<MyReviewRow | null> {
  const [row] = await db.run(FIND, [id, userId]);
  return row ?? null;
}

const LOCK = statement(
  "lock-my-review",
  `select w.order_product_id from review r join review_author w on w.review_id = r.id
    where r.id = $1 and w.user_id = $2 for update of r`,
);

/** Locks a member's own review and returns its product of an order; `null` when it does not exist or is another's. */
export async function lockMyReview(tx: Tx, id: number, userId: number): Promise<number | null> {
  const [row] = await tx.run(LOCK, [id, userId]);
  return row?.order_product_id ?? null;
}

type Written = {
  score: number;
  contents: string;
  images: readonly string[];
  video: StoredReviewVideo | null;
  aspects: AspectAnswers;
  now: Date;
};

function columnsOf(video: StoredReviewVideo | null): [string | null, string | null, number | null] {
  return video ? [video.path, video.poster, video.seconds] : [null, null, null];
}

function answersOf(aspects: AspectAnswers) {
  const { sweetness = null, freshness = null, size = null, packaging = null } = aspects;
  return [sweetness, freshness, size, packaging] as const;
}

const ADD = statement(
  "add-review",
  `with product as (update order_product set is_reviewed = true where id = $1 returning *), added as (
   insert into review (product_id, option_id, option_name, nickname, score, contents, images, purchase_count,
                       grade_name, created_at, video, video_poster, video_seconds,
                       sweetness, freshness, size, packaging, harvest_month)
   select op.product_id,
          (select min(oo.option_id) from order_option oo where oo.order_product_id = op.id),
          left((select string_agg(oo.name, ', ' order by oo.id) from order_option oo where oo.order_product_id = op.id), 120),
          coalesce(nullif(u.nickname, ''), left(u.name, 1) || '**', '회원'),
          $3, $4, $5,
          (select count(distinct o.id)::int from orders o join order_product bought on bought.order_id = o.id
            where o.user_id = $2 and bought.product_id = op.product_id and o.id <= op.order_id
              and bought.status in ('delivery_end', 'replace_complete', 'complete')),
          (select each ->> 'gradeName' from shop_rule s, jsonb_array_elements(s.value) as each
            where s.name = 'grades' and (each ->> 'grade')::int = u.grade),
          $6, $7, $8, $9, $10, $11, $12, $13,
          (select date_trunc('month', l.harvested_on)::date
             from order_option oo
             join stock_lot_allocation a on a.order_option_id = oo.id and a.status = 'taken'
             join stock_lot l on l.id = a.stock_lot_id
            where oo.order_product_id = op.id
            group by 1 order by sum(a.units) desc, 1 desc limit 1)
     from product op, app_user u where u.id = $2
   returning id
   )
   insert into review_author (review_id, user_id, order_product_id) select id, $2, $1 from added
   returning review_id as id`,
);

/** Adds the review of an ordered product; the key refuses a second one. */
export async function addReview(
  tx: Tx,
  review: Written & { orderProductId: number; userId: number },
): Promise<number> {
  const { orderProductId, userId, score, contents, images, video, aspects, now } = review;
  const values = [orderProductId, userId, score, contents, images, now] as const;
  return requireOneRow(await tx.run(ADD, [...values, ...columnsOf(video), ...answersOf(aspects)])).id;
}

const CHANGE = statement(
  "change-review",
  `update review
      set score = $2, contents = $3, images = $4, updated_at = $5, video = $6, video_poster = $7, video_seconds = $8,
          sweetness = $9, freshness = $10, size = $11, packaging = $12
    where id = $1
      and (score, contents, images, video, sweetness, freshness, size, packaging)
          is distinct from ($2::int, $3::text, $4::text[], $6::text, $9::int, $10::int, $11::int, $12::int)`,
);

export async function changeReviewRow(
  tx: Tx,
  id: number,
  { score, contents, images, video, aspects, now }: Written,
): Promise<void> {
  await tx.run(CHANGE, [id, score, contents, images, now, ...columnsOf(video), ...answersOf(aspects)]);
}

const REMOVE = statement(
  "remove-review",
  `with of_product as (select order_product_id as id from review_author where review_id = $1),
   gone as (delete from review where id = $1),
   back as (insert into deleted_review (order_product_id, at) select id, $2 from of_product
                on conflict (order_product_id) do update set at = excluded.at)
   update order_product set is_reviewed = false where id in (select id from of_product)`,
);

export async function removeReview(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(REMOVE, [id, now]);
}
