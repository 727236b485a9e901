import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import type { ReviewAspect } from "@todayfruit/domain/reviews/review-aspect-rules";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";
import type { NarrowedReview } from "../product-reviews.repository.ts";

export type OperatorReviewRow = RowOf<typeof LISTS.all>;

const AMONG = {
  all: "$3::bigint is null",
  product: "r.product_id = $3",
  hidden: "$3::bigint is null and r.hidden_at is not null",
} as const;

/** One statement for each set to list, so that each keeps the plan of its index. */
function listStatement(among: keyof typeof AMONG) {
  return statementVariant(
    "list-operator-reviews",
    among,
    `select r.id, r.version, r.product_id, p.name as product_name, r.option_name, d.name as distributor_name, r.nickname,
          w.user_id as member_id, r.score, r.sweetness, r.freshness, r.size, r.packaging,
          to_char(r.harvest_month, 'YYYY-MM') as harvest_month, r.contents, r.images, r.helpful_count, r.seller_reply, r.hidden_for, r.pin_place is not null as is_pinned, r.created_at
     from review r
     join product p on p.id = r.product_id
     join distributor d on d.id = p.distributor_id
     left join review_author w on w.review_id = r.id
    where (r.score, -r.id) > ($1::int, $2::bigint)
      and ${AMONG[among]}
      and r.score >= coalesce($4::int, 1) and r.score <= coalesce($4::int, 5)
      and ($5::boolean is null or (cardinality(r.images) > 0) = $5)
      and ($6::boolean is null or (r.seller_reply is not null) = $6)
      and ($7::boolean is null or (r.hidden_at is not null) = $7)
      and ($9::text is null or case $9 when 'sweetness' then r.sweetness when 'freshness' then r.freshness
                                       when 'size' then r.size when 'packaging' then r.packaging end = 1)
    order by r.score, -r.id limit $8`,
  ).narrow<
    {
      seller_reply: { contents: string; createdAt: string } | null;
      member_id: number | null;
      is_pinned: boolean;
    } & Omit<NarrowedReview, "seller_reply">
  >();
}

const LISTS = {
  all: listStatement("all"),
  product: listStatement("product"),
  hidden: listStatement("hidden"),
};

export type ReviewQuery = {
  after: { score: number; id: number };
  productId: number | null;
  score: number | null;
  hasPhoto: boolean | null;
  hasReply: boolean | null;
  isHidden: boolean | null;
  poorAspect: ReviewAspect | null;
  take: number;
};

/** Lists reviews after a place, those with low scores first, of a score the newest first. */
export function listOperatorReviewRows(db: Runner, q: ReviewQuery): Promise<OperatorReviewRow[]> {
  const filters = [q.productId, q.score, q.hasPhoto, q.hasReply, q.isHidden] as const;
  const among = q.productId !== null ? "product" : q.isHidden === true ? "hidden" : "all";
  return db.run(LISTS[among], [q.after.score, -q.after.id, ...filters, q.take, q.poorAspect]);
}

const LOCK = statement(
  "lock-reviews",
  `select id, version, seller_reply ->> 'contents' as reply, hidden_for, pin_place is not null as is_pinned from review
    where id = any($1::bigint[]) order by id for no key update`,
).narrow<{ reply: string | null; hidden_for: HidingGround | null; is_pinned: boolean }>();

/** Locks reviews in the order of their ids. */
export function lockReviews(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-reviews",
  `update review r
      set seller_reply = case when e.reply is null then null
            when r.seller_reply ->> 'contents' = e.reply then r.seller_reply
            else jsonb_build_object('contents', e.reply, 'createdAt', $2::text) end,
          hidden_at = case when e."hiddenFor" is not null then coalesce(r.hidden_at, $3::timestamptz) end,
          hidden_for = e."hiddenFor",
          pin_place = case when e."isPinned" then coalesce(r.pin_place, e.place) end
     from jsonb_to_recordset($1::jsonb) as e (id bigint, reply text, "hiddenFor" text, "isPinned" boolean, place integer)
    where r.id = e.id`,
);

/** Stores replies, hidings and pins; a review that was not pinned before takes its `place`. */
export async function setReviews(tx: Tx, rows: readonly object[], at: Date): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows), at.toISOString(), at]);
}

const NOTIFY = statement(
  "notify-writers-of-reviews",
  `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
   select w.user_id, 'orderList', 'review', e.title, e.body, '/my-reviews', 'review:' || e.id || ':' || e.version, $2
     from jsonb_to_recordset($1::jsonb) as e (id bigint, version integer, title text, body text)
     join review_author w on w.review_id = e.id
       on conflict (user_id, dedupe_key) do nothing`,
);

export type ReviewNews = { id: number; version: number; title: string; body: string };

/** Notifies the writers of reviews, once for each version. */
export async function notifyReviewWriters(tx: Tx, news: readonly ReviewNews[], at: Date): Promise<void> {
  await tx.run(NOTIFY, [JSON.stringify(news), at]);
}
