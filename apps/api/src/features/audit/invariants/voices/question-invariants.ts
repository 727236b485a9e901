import type { Invariant } from "../../invariants.ts";

/** What must hold of questions and of what they count. */
export const QUESTION_INVARIANTS: readonly Invariant[] = [
  {
    name: "questions are counted as they are",
    rows: "select count(*) from question",
    breaches: `
      select p.id::text as subject
        from product p
        left join (select product_id, count(*) as questions from question group by product_id) q on q.product_id = p.id
       where p.question_count <> coalesce(q.questions, 0)`,
  },
  {
    name: "what waits for an answer is somebody's who is still here",
    rows: "select count(*) from question_asking",
    breaches: `
      select a.question_id::text as subject
        from question_asking a join app_user u on u.id = a.user_id
       where u.left_at is not null
       union all
      select q.id::text from question q
       where q.id >= 1000000000 and (q.answer is null or q.is_secret)
         and not exists (select from question_asking a where a.question_id = q.id)`,
  },
];
