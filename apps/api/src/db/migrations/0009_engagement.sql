-- phase: expand
-- What shoppers keep, share and wait for, and its counters. Counters are rows of their own, so that a favourite never writes
-- the product and its indexes.

create table favorite (
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  created_at timestamptz not null,
  primary key (user_id, product_id)
);
comment on table favorite is 'A product that a user keeps.';
create index favorite_latest on favorite (user_id, created_at desc, product_id desc);

create table product_share (
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  type text not null check (type in ('share')),
  created_at timestamptz not null,
  primary key (user_id, product_id, type)
);
comment on table product_share is 'A product that a user shared, where that is a condition of buying it.';

create table opening_alarm (
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  created_at timestamptz not null,
  notified_at timestamptz,
  primary key (user_id, product_id)
);
comment on table opening_alarm is 'A user who waits for a product to open; told once.';
comment on column opening_alarm.notified_at is 'When they were told; null: not yet.';
create index opening_alarm_latest on opening_alarm (user_id, created_at desc, product_id desc);
create index opening_alarm_to_send on opening_alarm (product_id) where notified_at is null;

create table product_stats (
  product_id bigint primary key references product (id) on delete cascade,
  favorites integer not null default 0 check (favorites >= 0),
  waiting integer not null default 0 check (waiting >= 0)
) with (fillfactor = 70);
comment on table product_stats is 'Counters of a product, kept by triggers; the catalogue''s own are added where they are shown.';
comment on column product_stats.waiting is 'Users who wait for the opening and have not been told.';
create index product_stats_waiting on product_stats (product_id) where waiting > 0;

create table video_bookmark (
  user_id bigint not null references app_user (id) on delete cascade,
  video_id bigint not null references video (id),
  created_at timestamptz not null,
  primary key (user_id, video_id)
);
comment on table video_bookmark is 'A video that a user keeps.';
create index video_bookmark_latest on video_bookmark (user_id, created_at desc, video_id desc);

create table video_view (
  video_id bigint not null references video (id),
  user_id bigint not null references app_user (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (video_id, user_id)
);
comment on table video_view is 'When a user''s view of a video was last counted: once per viewing session.';
create index video_view_by_age on video_view (seen_at);
create index video_view_by_user on video_view (user_id);

create table video_stats (
  video_id bigint primary key references video (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  bookmarks integer not null default 0 check (bookmarks >= 0)
) with (fillfactor = 70);
comment on table video_stats is 'Counters of a video; the catalogue''s own are added where they are shown.';

-- Adds to counters of products. Rows are locked in ascending product id, so that two statements cannot deadlock.
create function add_to_product_stats(of_product bigint[], more_favorites integer[], more_waiting integer[])
returns void language plpgsql as $$
begin
  insert into product_stats (product_id)
  select distinct id from unnest(of_product) as id order by id
      on conflict (product_id) do nothing;
  perform from product_stats where product_id = any(of_product) order by product_id for no key update;
  update product_stats i set favorites = i.favorites + more.favorites, waiting = i.waiting + more.waiting
    from (select id, sum(f) as favorites, sum(w) as waiting
            from unnest(of_product, more_favorites, more_waiting) as m (id, f, w) group by id) more
   where i.product_id = more.id;
end $$;

create function count_favorites() returns trigger language plpgsql as $$
begin
  perform add_to_product_stats(array_agg(product_id), array_agg(tg_argv[0]::integer), array_agg(0)) from changed_rows
   having count(*) > 0;
  return null;
end $$;

create function count_waiting() returns trigger language plpgsql as $$
begin
  perform add_to_product_stats(array_agg(product_id), array_agg(0), array_agg(tg_argv[0]::integer)) from changed_rows
    where notified_at is null having count(*) > 0;
  return null;
end $$;

create function recount_waiting() returns trigger language plpgsql as $$
begin
  perform add_to_product_stats(array_agg(product_id), array_agg(0), array_agg(change)) from (
    select product_id, 1 as change from new_rows where notified_at is null
     union all
    select product_id, -1 from old_rows where notified_at is null) changed
   having count(*) > 0;
  return null;
end $$;

create function count_bookmarks() returns trigger language plpgsql as $$
begin
  insert into video_stats (video_id)
  select distinct video_id from changed_rows order by 1 on conflict (video_id) do nothing;
  perform from video_stats where video_id in (select video_id from changed_rows) order by video_id
      for no key update;
  update video_stats i set bookmarks = i.bookmarks + tg_argv[0]::integer * changed.count
    from (select video_id, count(*) as count from changed_rows group by video_id) changed
   where i.video_id = changed.video_id;
  return null;
end $$;

create trigger count_inserted after insert on favorite
  referencing new table as changed_rows for each statement execute function count_favorites('1');
create trigger count_deleted after delete on favorite
  referencing old table as changed_rows for each statement execute function count_favorites('-1');
create trigger count_inserted after insert on opening_alarm
  referencing new table as changed_rows for each statement execute function count_waiting('1');
create trigger count_deleted after delete on opening_alarm
  referencing old table as changed_rows for each statement execute function count_waiting('-1');
create trigger count_updated after update on opening_alarm
  referencing old table as old_rows new table as new_rows for each statement execute function recount_waiting();
create trigger count_inserted after insert on video_bookmark
  referencing new table as changed_rows for each statement execute function count_bookmarks('1');
create trigger count_deleted after delete on video_bookmark
  referencing old table as changed_rows for each statement execute function count_bookmarks('-1');
