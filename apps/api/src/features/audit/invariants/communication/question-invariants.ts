import type { Invariant } from "../../invariant-types.ts";

/** Invariants of questions and their counters. */
export const QUESTION_INVARIANTS: readonly Invariant[] = [
  {
    name: "questions are counted as they are",
    of: "product",
    breaches: `
      select 'product ' || p.id as subject
        from product p
        left join (select product_id, count(*) as questions from question where product_id between $1 and $2
                    group by product_id) q on q.product_id = p.id
       where p.id between $1 and $2 and p.question_count <> coalesce(q.questions, 0)`,
  },
  {
    name: "what waits for an answer is somebody's who is still here",
    of: "question",
    breaches: `
      select 'question ' || a.question_id as subject
        from question_author a join app_user u on u.id = a.user_id
       where a.question_id between $1 and $2 and u.left_at is not null
       union all
      select 'question ' || q.id from question q
       where q.id between $1 and $2 and q.id >= 1000000000 and (q.answer is null or q.is_secret)
         and not exists (select from question_author a where a.question_id = q.id)`,
  },
];
