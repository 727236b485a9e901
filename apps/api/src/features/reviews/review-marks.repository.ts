import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

type Vote = { writer_id: number | null; helpful_count: number };

const VOTE = statement(
  "vote-helpful",
  `with vote as (
     insert into review_helpful_vote (review_id, user_id, created_at)
     select r.id, $2, $3 from review r
      where r.id = $1 and not exists (select from review_author w where w.review_id = r.id and w.user_id = $2)
         on conflict (review_id, user_id) do nothing
     returning review_id
   ), counted as (
     update review set helpful_count = helpful_count + 1 where id in (select review_id from vote)
     returning id, helpful_count
   )
   select w.user_id as writer_id, coalesce(counted.helpful_count, r.helpful_count) as helpful_count
     from review r left join counted on counted.id = r.id left join review_author w on w.review_id = r.id
    where r.id = $1`,
);

/** Counts a vote, once; returns `null` when there is no such review. A vote of the review's writer is not counted. */
export async function voteHelpful(db: Runner, id: number, userId: number, now: Date): Promise<Vote | null> {
  const [row] = await db.run(VOTE, [id, userId, now]);
  return row ?? null;
}

const TAKE_BACK = statement(
  "take-helpful-back",
  `with vote as (
     delete from review_helpful_vote where review_id = $1 and user_id = $2 returning review_id
   ), counted as (
     update review set helpful_count = helpful_count - 1 where id in (select review_id from vote)
     returning id, helpful_count
   )
   select coalesce(counted.helpful_count, r.helpful_count) as helpful_count
     from review r left join counted on counted.id = r.id
    where r.id = $1`,
);

export async function removeHelpfulMark(
  db: Runner,
  id: number,
  userId: number,
): Promise<{ helpful_count: number } | null> {
  const [row] = await db.run(TAKE_BACK, [id, userId]);
  return row ?? null;
}

export type Marks = RowOf<typeof FIND_MARKS>;

const FIND_MARKS = statement(
  "find-review-marks",
  `select array(select w.review_id from review_author w join review r on r.id = w.review_id
                 where w.user_id = $1 and r.product_id = $2 order by 1) as mine,
          array(select h.review_id from review_helpful_vote h join review r on r.id = h.review_id
                 where h.user_id = $1 and r.product_id = $2 order by 1) as helpful,
          array(select p.review_id from review_report p join review r on r.id = p.review_id
                 where p.user_id = $1 and r.product_id = $2 order by 1) as reported`,
);

/** Finds what one shopper wrote, voted for or reported among a product's reviews. */
export async function findMarks(db: Runner, userId: number, productId: number): Promise<Marks> {
  return requireOneRow(await db.run(FIND_MARKS, [userId, productId]));
}
