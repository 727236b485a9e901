-- phase: expand
-- Counters of reviews, notifications of their changes, and the reviews that join a display group.

create function count_reviews(of_product bigint[], of_score integer[], has_photo boolean[], sign integer)
returns void language plpgsql as $$
begin
  insert into product_review_stats (product_id) select distinct id from unnest(of_product) as id order by id
      on conflict (product_id) do nothing;
  perform from product_review_stats where product_id = any(of_product) order by product_id for no key update;
  update product_review_stats v
     set scores = array(select v.scores[n] + sign * coalesce((m.counts ->> n::text)::integer, 0)
                          from generate_series(1, 5) as n order by n),
         photo_reviews = v.photo_reviews + sign * m.photos
    from (select id, jsonb_object_agg(score, times) as counts, sum(photos)::integer as photos
            from (select id, score, count(*) as times, count(*) filter (where photo) as photos
                    from unnest(of_product, of_score, has_photo) as r (id, score, photo) group by id, score) each_score
           group by id) m
   where v.product_id = m.id;
  -- Copied to the product, since lists are ordered by them. Hidden reviews count.
  update product p
     set review_count = v.total,
         score_average = case when v.total = 0 then 0 else round(v.points::numeric / v.total, 2) end
    from (select product_id, scores[1] + scores[2] + scores[3] + scores[4] + scores[5] as total,
                 scores[1] + 2 * scores[2] + 3 * scores[3] + 4 * scores[4] + 5 * scores[5] as points
            from product_review_stats where product_id = any(of_product)) v
   where p.id = v.product_id;
end $$;

create function count_added_reviews() returns trigger language plpgsql as $$
begin
  perform count_reviews(array_agg(product_id), array_agg(score), array_agg(cardinality(images) > 0), 1)
    from new_reviews having count(*) > 0;
  return null;
end $$;

create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  perform count_reviews(array_agg(product_id), array_agg(score), array_agg(cardinality(images) > 0), -1)
    from old_reviews having count(*) > 0;
  return null;
end $$;

create function count_changed_reviews() returns trigger language plpgsql as $$
begin
  perform count_reviews(array_agg(o.product_id), array_agg(o.score), array_agg(cardinality(o.images) > 0), -1),
          count_reviews(array_agg(n.product_id), array_agg(n.score), array_agg(cardinality(n.images) > 0), 1)
    from old_reviews o join new_reviews n on n.id = o.id
   where (o.product_id, o.score, cardinality(o.images) > 0) is distinct from
         (n.product_id, n.score, cardinality(n.images) > 0)
  having count(*) > 0;
  return null;
end $$;

-- Helpful votes are not notified: they may be shown a minute late.
create function notify_review_change() returns trigger language plpgsql as $$
begin
  perform notify_catalog_change('reviews product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;

-- Puts the newest reviews written here for the same products before the reviews of a display group; only those with pictures
-- where every review of the group has some, and none that is hidden.
create function reviews_of_group(held bigint[]) returns bigint[] language sql stable as $$
  select array(
    select newest.id
      from (select distinct product_id from review where id = any(held)) as shown
     cross join lateral (
       select r.id, r.created_at from review r
        where r.product_id = shown.product_id and r.id >= 1000000000 and r.hidden_at is null and r.id <> all(held)
          and (cardinality(r.images) > 0 or exists (select from review h where h.id = any(held) and cardinality(h.images) = 0))
        order by r.created_at desc, r.id desc limit 15) as newest
     order by newest.created_at desc, newest.id desc limit 15) || held
$$;

create trigger count_inserted after insert on review
  referencing new table as new_reviews for each statement execute function count_added_reviews();
create trigger count_deleted after delete on review
  referencing old table as old_reviews for each statement execute function count_removed_reviews();
create trigger count_updated after update on review
  referencing old table as old_reviews new table as new_reviews
  for each statement execute function count_changed_reviews();
create trigger notify_change after insert or delete on review for each row execute function notify_review_change();
create trigger notify_change_of_text after update of score, contents, images, nickname, seller_reply, hidden_at on review
  for each row when (old is distinct from new) execute function notify_review_change();
