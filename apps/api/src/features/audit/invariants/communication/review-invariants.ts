import type { Invariant } from "../../invariant-types.ts";

/** Invariants of reviews, their counters and their points. */
export const REVIEW_INVARIANTS: readonly Invariant[] = [
  {
    name: "reviews are counted as they are",
    of: "product",
    breaches: `
      select 'product ' || p.id as subject
        from product p
        left join product_review_stats v on v.product_id = p.id
        left join (select product_id, count(*) as all_of_them, count(*) filter (where cardinality(images) > 0) as photos,
                          array[count(*) filter (where score = 1), count(*) filter (where score = 2),
                                count(*) filter (where score = 3), count(*) filter (where score = 4),
                                count(*) filter (where score = 5)]::integer[] as scores
                     from review where product_id between $1 and $2 group by product_id) r on r.product_id = p.id
       where p.id between $1 and $2 and (v.product_id is not null or r.product_id is not null)
         and (v.scores is distinct from coalesce(r.scores, '{0,0,0,0,0}')
              or v.photo_reviews is distinct from coalesce(r.photos, 0)
              or p.review_count is distinct from coalesce(r.all_of_them, 0))`,
  },
  {
    name: "what is reviewed says so, and was kept by its buyer",
    of: "order_product",
    breaches: `
      select 'order ' || op.order_id || ' product ' || op.id as subject
        from order_product op
        left join review_author w on w.order_product_id = op.id
        left join review r on r.id = w.review_id
        left join orders o on o.id = op.order_id
       where op.id between $1 and $2
         and (op.is_reviewed <> (w.review_id is not null)
              or w.review_id is not null
                 and (op.status <> 'complete' or w.user_id <> o.user_id or r.product_id <> op.product_id))`,
  },
  {
    name: "a review that was written here has its order",
    of: "review",
    breaches: `
      select 'review ' || r.id as subject from review r
       where r.id between $1 and $2 and r.id >= 1000000000
         and not exists (select from review_author w where w.review_id = r.id)`,
  },
  {
    name: "only a review that is there has earned points",
    of: "point_reward",
    breaches: `
      select 'reward ' || r.id as subject
        from point_reward r
        left join review_author w on w.order_product_id = r.order_product_id
        left join review v on v.id = w.review_id
       where r.id between $1 and $2 and r.kind <> 'purchase' and r.undone_at is null
         and (v.id is null or r.kind = 'photo_review' and cardinality(v.images) = 0)`,
  },
  {
    name: "a review is hidden exactly while a report of it stands",
    of: "review",
    breaches: `
      select 'review ' || v.id as subject
        from review v
       where v.id between $1 and $2 and (v.hidden_at is not null) <> exists (
               select from review_report r left join review_appeal a on a.report_id = r.id
                where r.review_id = v.id and r.status = 'upheld' and coalesce(a.status, '') <> 'upheld')`,
  },
];
