-- phase: expand
-- Reviews of purchases, with reports and appeals. Reviews of the catalogue have ids of its files; those written here begin
-- at 1,000,000,000.

create sequence review_id start 1000000000;

create table review (
  id bigint primary key default nextval('review_id'),
  product_id bigint not null references product (id),
  option_id bigint references product_option (id),
  option_name text not null,
  nickname text not null,
  score integer not null check (score between 1 and 5),
  contents text not null,
  images text[] not null,
  helpful_count integer not null default 0,
  purchase_count integer not null default 1,
  grade_name text,
  seller_reply jsonb,
  created_at timestamptz not null,
  updated_at timestamptz,
  hidden_at timestamptz,
  hidden_for text,
  constraint review_length check (id < 1000000000 or (length(contents) between 10 and 1000 and cardinality(images) <= 10)),
  constraint hidden_has_ground check ((hidden_at is null) = (hidden_for is null))
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table review is 'A review of a product.';
comment on column review.helpful_count is
  'Votes, kept by the code that writes `review_helpful_vote`; the catalogue''s are included.';
comment on column review.purchase_count is 'How often the author had bought the product.';
comment on column review.grade_name is 'Grade of the author when the review was written.';
comment on column review.hidden_at is 'When the shop hid it; the score still counts.';
comment on column review.hidden_for is 'Ground that readers see.';
-- Recommended reviews: with photos first, then by score and helpful votes.
create index review_recommended on review ((cardinality(images) > 0) desc, score desc, helpful_count desc, id desc);
create index review_by_product_score on review (product_id, score desc, id desc);
create index review_by_product_latest on review (product_id, created_at desc, id desc);
create index review_by_product_helpful on review (product_id, helpful_count desc, id desc);
create index review_photos_by_score on review (product_id, score desc, id desc) where cardinality(images) > 0;
create index review_photos_by_latest on review (product_id, created_at desc, id desc) where cardinality(images) > 0;
create index review_photos_by_helpful on review (product_id, helpful_count desc, id desc) where cardinality(images) > 0;
-- Reviews that use an uploaded picture.
create index review_by_picture on review using gin (images) where id >= 1000000000;
-- Newest reviews written here; see reviews_of_group.
create index review_written_by_product
  on review (product_id, created_at desc, id desc) where id >= 1000000000 and hidden_at is null;
alter sequence review_id owned by review.id;

create table review_author (
  review_id bigint primary key references review (id) on delete cascade check (review_id >= 1000000000),
  user_id bigint not null references app_user (id),
  order_product_id bigint not null unique references order_product (id)
);
comment on table review_author is 'Who wrote a review and for which purchase; absent for reviews of the catalogue.';
create index review_author_by_user on review_author (user_id, review_id desc);

create table review_helpful_vote (
  review_id bigint not null references review (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
comment on table review_helpful_vote is 'A user who found a review helpful.';
create index review_helpful_vote_by_user on review_helpful_vote (user_id);

create table review_report_reason (
  id bigint primary key,
  name text not null,
  ground text not null,
  needs_words boolean not null default false
);
comment on table review_report_reason is 'A reason for reporting a review.';
comment on column review_report_reason.ground is 'What shoppers read where a review was hidden for it.';
comment on column review_report_reason.needs_words is 'Whether the report must be explained.';
insert into review_report_reason (id, name, ground, needs_words) values
  (1, '욕설이나 비방이 있어요', '욕설·비방', false),
  (2, '개인정보가 드러나요', '개인정보 노출', false),
  (3, '이 상품과 상관없는 내용이에요', '상품과 관계없는 내용', false),
  (4, '광고나 도배예요', '광고·도배', false),
  (5, '보기 불편한 사진이에요', '음란·혐오 사진', false),
  (6, '다른 사람의 글이나 사진이에요', '저작권 침해', false),
  (7, '다른 이유가 있어요', '이용약관 위반', true);

create table review_report (
  id bigint generated always as identity primary key,
  review_id bigint not null references review (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  reason_id bigint not null references review_report_reason (id),
  reason text not null check (length(reason) <= 500),
  status text not null default 'requested' check (status in ('requested', 'upheld', 'dismissed')),
  decision text check (length(decision) between 1 and 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (review_id, user_id),
  constraint decision_complete
    check ((status = 'requested') = (decided_at is null) and (decided_at is null) = (decision is null))
);
comment on table review_report is 'A report of a review.';
comment on column review_report.decision is 'The shop''s decision in words, read by reporter and author.';
create index review_report_open on review_report (id) where status = 'requested';
create index review_report_by_user on review_report (user_id);

create table review_appeal (
  report_id bigint primary key references review_report (id) on delete cascade,
  contents text not null check (length(contents) between 10 and 1000),
  status text not null default 'requested' check (status in ('requested', 'upheld', 'dismissed')),
  decision text check (length(decision) between 1 and 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint decision_complete
    check ((status = 'requested') = (decided_at is null) and (decided_at is null) = (decision is null))
);
comment on table review_appeal is 'The author''s objection to a hidden review; one per report.';
create index review_appeal_open on review_appeal (report_id) where status = 'requested';

create table deleted_review (
  order_product_id bigint primary key references order_product (id),
  at timestamptz not null
);
comment on table deleted_review is
  'A purchase whose review was deleted by its author: it can be reviewed again, and is listed first.';

create table product_review_stats (
  product_id bigint primary key references product (id) on delete cascade,
  scores integer[] not null default '{0,0,0,0,0}' check (cardinality(scores) = 5 and 0 <= all (scores)),
  photo_reviews integer not null default 0 check (photo_reviews >= 0)
) with (fillfactor = 70);
comment on table product_review_stats is 'How many reviews of a product gave each score; kept by triggers on `review`.';
comment on column product_review_stats.scores is 'Reviews with one to five points.';
comment on column product_review_stats.photo_reviews is 'Reviews with pictures.';

create trigger member_not_deleted before insert on review_author for each row execute function refuse_deleted_member();
create trigger member_not_deleted before insert on review_report for each row execute function refuse_deleted_member();
