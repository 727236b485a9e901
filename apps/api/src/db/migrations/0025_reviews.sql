-- What shoppers say of what they bought, and what becomes of it when somebody objects.

-- Reviews of the catalogue have ids of their own files; those written here begin far above.
create sequence review_id as integer start 1000000000;
alter table review
  alter column id set default nextval('review_id'),
  alter column helpful_count set default 0,
  alter column purchase_count set default 1,
  add column updated_at timestamptz,
  -- Hidden by a written ground only; its score still counts.
  add column hidden_at timestamptz,
  add column hidden_for text,
  add constraint written_here_is_long_enough
    check (id < 1000000000 or (length(contents) between 10 and 1000 and cardinality(images) <= 10)),
  add constraint hidden_says_why check ((hidden_at is null) = (hidden_for is null));
alter sequence review_id owned by review.id;

-- Whose a review is that was written here, and of what they bought; the catalogue's are nobody's.
create table review_writing (
  review_id integer primary key references review (id) on delete cascade check (review_id >= 1000000000),
  user_id integer not null references app_user (id),
  order_product_id integer not null unique references order_product (id)
);
create index review_writing_by_user on review_writing (user_id, review_id desc);

drop index review_by_product;
create index review_by_product_score on review (product_id, score desc, id desc);
create index review_by_product_latest on review (product_id, created_at desc, id desc);
create index review_by_product_helpful on review (product_id, helpful_count desc, id desc);
create index review_photos_by_score on review (product_id, score desc, id desc) where cardinality(images) > 0;
create index review_photos_by_latest on review (product_id, created_at desc, id desc) where cardinality(images) > 0;
create index review_photos_by_helpful on review (product_id, helpful_count desc, id desc) where cardinality(images) > 0;

-- Which picture that a shopper sent belongs to a review; the catalogue's are not theirs.
create index review_by_picture on review using gin (images) where id >= 1000000000;

-- How many of a product's reviews gave each score; kept by a trigger, so that nobody counts rows.
create table product_voice (
  product_id integer primary key references product (id) on delete cascade,
  scores integer[] not null default '{0,0,0,0,0}' check (cardinality(scores) = 5 and 0 <= all (scores)),
  photo_reviews integer not null default 0 check (photo_reviews >= 0)
) with (fillfactor = 70);

create function count_voices(of_product integer[], of_score integer[], has_photo boolean[], sign integer)
returns void language plpgsql as $$
begin
  insert into product_voice (product_id) select distinct id from unnest(of_product) as id order by id
      on conflict (product_id) do nothing;
  perform from product_voice where product_id = any(of_product) order by product_id for no key update;
  update product_voice v
     set scores = array(select v.scores[n] + sign * coalesce((m.counts ->> n::text)::integer, 0)
                          from generate_series(1, 5) as n order by n),
         photo_reviews = v.photo_reviews + sign * m.photos
    from (select id, jsonb_object_agg(score, times) as counts, sum(photos)::integer as photos
            from (select id, score, count(*) as times, count(*) filter (where photo) as photos
                    from unnest(of_product, of_score, has_photo) as r (id, score, photo) group by id, score) each_score
           group by id) m
   where v.product_id = m.id;
  -- Lists are sorted by these two, so they stand in the product. The average is of all reviews, hidden ones too.
  update product p
     set review_count = v.total,
         score_average = case when v.total = 0 then 0 else round(v.points::numeric / v.total, 2) end
    from (select product_id, scores[1] + scores[2] + scores[3] + scores[4] + scores[5] as total,
                 scores[1] + 2 * scores[2] + 3 * scores[3] + 4 * scores[4] + 5 * scores[5] as points
            from product_voice where product_id = any(of_product)) v
   where p.id = v.product_id;
end $$;

create function count_added_reviews() returns trigger language plpgsql as $$
begin
  perform count_voices(array_agg(product_id), array_agg(score), array_agg(cardinality(images) > 0), 1)
    from new_reviews having count(*) > 0;
  return null;
end $$;
create function count_removed_reviews() returns trigger language plpgsql as $$
begin
  perform count_voices(array_agg(product_id), array_agg(score), array_agg(cardinality(images) > 0), -1)
    from old_reviews having count(*) > 0;
  return null;
end $$;
create function count_changed_reviews() returns trigger language plpgsql as $$
begin
  perform count_voices(array_agg(o.product_id), array_agg(o.score), array_agg(cardinality(o.images) > 0), -1),
          count_voices(array_agg(n.product_id), array_agg(n.score), array_agg(cardinality(n.images) > 0), 1)
    from old_reviews o join new_reviews n on n.id = o.id
   where (o.product_id, o.score, cardinality(o.images) > 0) is distinct from
         (n.product_id, n.score, cardinality(n.images) > 0)
  having count(*) > 0;
  return null;
end $$;

-- The catalogue's reviews are counted once here; products without any say so.
insert into product_voice (product_id) select distinct product_id from review;
update product_voice v
   set scores = array(select (select count(*) from review r where r.product_id = v.product_id and r.score = n)::integer
                        from generate_series(1, 5) as n order by n),
       photo_reviews = (select count(*) from review r where r.product_id = v.product_id and cardinality(r.images) > 0);
update product p
   set review_count = coalesce(v.total, 0), score_average = coalesce(round(v.points::numeric / nullif(v.total, 0), 2), 0)
  from product own
  left join (select product_id, scores[1] + scores[2] + scores[3] + scores[4] + scores[5] as total,
                    scores[1] + 2 * scores[2] + 3 * scores[3] + 4 * scores[4] + 5 * scores[5] as points
               from product_voice) v on v.product_id = own.id
 where p.id = own.id and p.review_count <> coalesce(v.total, 0);
alter table product alter column review_count set default 0, alter column score_average set default 0;

create trigger count_added after insert on review
  referencing new table as new_reviews for each statement execute function count_added_reviews();
create trigger count_removed after delete on review
  referencing old table as old_reviews for each statement execute function count_removed_reviews();
create trigger count_changed after update on review
  referencing old table as old_reviews new table as new_reviews
  for each statement execute function count_changed_reviews();

-- Votes of helpful move all the time and may be shown a minute late; everything else is told at once.
create function tell_changed_review() returns trigger language plpgsql as $$
begin
  perform tell_change('reviews product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
drop trigger tell_change on review;
create trigger tell_change after insert or delete on review for each row execute function tell_changed_review();
create trigger tell_change_of_text after update of score, contents, images, nickname, seller_reply, hidden_at on review
  for each row when (old is distinct from new) execute function tell_changed_review();

-- Who found a review helpful; an import says the catalogue's number only of a review that is new here.
create table review_helpful (
  review_id integer not null references review (id) on delete cascade,
  user_id integer not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_helpful_by_user on review_helpful (user_id);

create table review_report_reason (
  id integer primary key,
  name text not null,
  -- What shoppers read where a review was hidden for this.
  ground text not null,
  needs_words boolean not null default false
);
insert into review_report_reason (id, name, ground, needs_words) values
  (1, '욕설이나 비방이 있어요', '욕설·비방', false),
  (2, '개인정보가 드러나요', '개인정보 노출', false),
  (3, '이 상품과 상관없는 내용이에요', '상품과 관계없는 내용', false),
  (4, '광고나 도배예요', '광고·도배', false),
  (5, '보기 불편한 사진이에요', '음란·혐오 사진', false),
  (6, '다른 사람의 글이나 사진이에요', '저작권 침해', false),
  (7, '다른 이유가 있어요', '이용약관 위반', true);

create table review_report (
  id integer generated always as identity primary key,
  review_id integer not null references review (id) on delete cascade,
  user_id integer not null references app_user (id) on delete cascade,
  reason_id integer not null references review_report_reason (id),
  reason text not null check (length(reason) <= 500),
  status text not null default 'requested' check (status in ('requested', 'upheld', 'dismissed')),
  -- What the shop decided, in words; both who reported and who wrote the review read it.
  decision text check (length(decision) between 1 and 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (review_id, user_id),
  check ((status = 'requested') = (decided_at is null) and (decided_at is null) = (decision is null))
);
create index review_report_open on review_report (id) where status = 'requested';
create index review_report_by_user on review_report (user_id);

-- The writer says that hiding was wrong, once a report.
create table review_appeal (
  report_id integer primary key references review_report (id) on delete cascade,
  contents text not null check (length(contents) between 10 and 1000),
  status text not null default 'requested' check (status in ('requested', 'upheld', 'dismissed')),
  decision text check (length(decision) between 1 and 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'requested') = (decided_at is null) and (decided_at is null) = (decision is null))
);
create index review_appeal_open on review_appeal (report_id) where status = 'requested';

-- Reviews earn points too: a reward has an id of its own and says what for.
alter table point_reward
  drop constraint point_reward_id_fkey,
  add column order_product_id integer references order_product (id),
  add column kind text not null default 'purchase' check (kind in ('purchase', 'text_review', 'photo_review'));
update point_reward set order_product_id = id;
alter table point_reward
  alter column order_product_id set not null,
  alter column kind drop default,
  alter column id add generated by default as identity;
select setval(pg_get_serial_sequence('point_reward', 'id'), coalesce(max(id), 0) + 1, false) from point_reward;
-- A purchase is rewarded once for all; a review that is written anew is rewarded anew after the first was taken back.
create unique index one_reward_a_kind on point_reward (order_product_id, kind)
  where kind = 'purchase' or undone_at is null;
