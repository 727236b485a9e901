-- What a shopper can find besides the lists of categories, and what the shop remembers of who looked.

-- Keys may be swapped by an import: what is unique is asked for once everything is written.
create table main_navigation (
  id integer primary key,
  key text not null unique deferrable initially deferred,
  name text not null,
  sort integer not null,
  is_default boolean not null
);

create table sub_tab (
  id integer primary key,
  navigation_id integer not null references main_navigation (id),
  key text not null,
  name text not null,
  sort integer not null,
  category_id integer references category (id),
  unique (navigation_id, key) deferrable initially deferred
);

-- Tabs of a display group, and tabs inside a tab. Their ids and those of the groups never meet.
alter table display_group drop column tabs;

create table display_tab (
  id integer primary key,
  group_id integer not null references display_group (id),
  parent_id integer references display_tab (id),
  name text not null,
  sub_title text,
  position integer not null,
  product_ids integer[] not null
);

create index display_tab_by_group on display_tab (group_id, position, id);

create table category_display (
  category_id integer not null references category (id),
  position integer not null,
  group_id integer not null references display_group (id),
  primary key (category_id, position)
);

-- Where the catalogue puts a product among the best of a category: it decides between those that sell alike.
create table best_seed (
  category_id integer not null references category (id),
  date_type text not null check (date_type in ('day', 'week', 'month')),
  position integer not null check (position > 0),
  product_id integer not null references product (id),
  primary key (category_id, date_type, position)
);

-- What sells best, as the hourly job ranked it; `previous_position` is where it stood as the day began.
create table best_ranking (
  category_id integer not null references category (id),
  date_type text not null check (date_type in ('day', 'week', 'month')),
  product_id integer not null references product (id),
  position integer not null check (position > 0),
  previous_position integer check (previous_position > 0),
  sold_units integer not null check (sold_units >= 0),
  ranked_at timestamptz not null,
  primary key (category_id, date_type, product_id)
);

create index best_ranking_in_order on best_ranking (category_id, date_type, position, product_id);
create index payment_by_approval on payment (approved_at) where approved_at is not null;

-- Products that are called by a code, such as NEW_WEEK.
create table product_group (
  code text primary key check (code ~ '^[A-Z0-9_]{1,40}$'),
  name text not null,
  sort integer not null,
  product_ids integer[] not null
);

create table advertising (
  id integer primary key,
  type text not null check (type in ('best', 'home')),
  category_id integer not null references category (id),
  product_id integer not null references product (id),
  badge text not null,
  sort integer not null
);

create table notice (
  id integer primary key,
  type text not null,
  title text not null,
  contents text not null,
  is_pinned boolean not null,
  created_at timestamptz not null
);

create index notice_in_order on notice (is_pinned desc, created_at desc, id desc);

-- Reviews that are recommended: with a photo before without, then by score and by how many they helped.
create index review_recommended on review ((cardinality(images) > 0) desc, score desc, helpful_count desc, id desc);

create index product_wholesale_latest on product (root_category_id, created_at desc, id desc) where is_wholesale;

-- A product that may be bought only after it was shared (`userProductOrderConditions`, type share).
alter table product add column requires_share boolean not null default false;

-- Whether every option is sold out or closed; kept by a job (see stock_turn), shown as if the status said so.
alter table product add column is_sold_out boolean not null default false;

create function can_be_bought(p product) returns boolean language sql immutable
  return p.status in ('stock_in', 'unlimited_stock_in') and not p.is_sold_out;

-- What people of this shop did with a product. A row of its own: a favourite writes neither the product nor its many
-- indexes. What the catalogue brought along (`product.favorite_count`) is added where it is shown.
create table product_interest (
  product_id integer primary key references product (id) on delete cascade,
  favorites integer not null default 0 check (favorites >= 0),
  -- Members who wait for the opening and have not been told.
  waiting integer not null default 0 check (waiting >= 0)
) with (fillfactor = 70);

create index product_interest_waiting on product_interest (product_id) where waiting > 0;

create table favorite (
  user_id integer not null references app_user (id) on delete cascade,
  product_id integer not null references product (id),
  created_at timestamptz not null,
  primary key (user_id, product_id)
);

create index favorite_latest on favorite (user_id, created_at desc, product_id desc);

create table product_share (
  user_id integer not null references app_user (id) on delete cascade,
  product_id integer not null references product (id),
  type text not null check (type in ('share')),
  created_at timestamptz not null,
  primary key (user_id, product_id, type)
);

-- Who wants to hear when a product opens; told once.
create table opening_alarm (
  user_id integer not null references app_user (id) on delete cascade,
  product_id integer not null references product (id),
  created_at timestamptz not null,
  notified_at timestamptz,
  primary key (user_id, product_id)
);

create index opening_alarm_latest on opening_alarm (user_id, created_at desc, product_id desc);
create index opening_alarm_to_send on opening_alarm (product_id) where notified_at is null;

-- The counts follow the rows, whoever adds or removes them: a shopper, a merge of guest and member, a person who is
-- forgotten. Rows are locked in ascending product id, so that two statements never wait for each other in a circle.
create function add_interest(of_product integer[], more_favorites integer[], more_waiting integer[])
returns void language plpgsql as $$
begin
  insert into product_interest (product_id)
  select distinct id from unnest(of_product) as id order by id
      on conflict (product_id) do nothing;
  perform from product_interest where product_id = any(of_product) order by product_id for no key update;
  update product_interest i set favorites = i.favorites + more.favorites, waiting = i.waiting + more.waiting
    from (select id, sum(f) as favorites, sum(w) as waiting
            from unnest(of_product, more_favorites, more_waiting) as m (id, f, w) group by id) more
   where i.product_id = more.id;
end $$;

create function count_favorites() returns trigger language plpgsql as $$
begin
  perform add_interest(array_agg(product_id), array_agg(tg_argv[0]::integer), array_agg(0)) from changed_rows
   having count(*) > 0;
  return null;
end $$;

create trigger count_added after insert on favorite
  referencing new table as changed_rows for each statement execute function count_favorites('1');
create trigger count_removed after delete on favorite
  referencing old table as changed_rows for each statement execute function count_favorites('-1');

create function count_waiting() returns trigger language plpgsql as $$
begin
  perform add_interest(array_agg(product_id), array_agg(0), array_agg(tg_argv[0]::integer)) from changed_rows
    where notified_at is null having count(*) > 0;
  return null;
end $$;

create trigger count_added after insert on opening_alarm
  referencing new table as changed_rows for each statement execute function count_waiting('1');
create trigger count_removed after delete on opening_alarm
  referencing old table as changed_rows for each statement execute function count_waiting('-1');

create function recount_waiting() returns trigger language plpgsql as $$
begin
  perform add_interest(array_agg(product_id), array_agg(0), array_agg(change)) from (
    select product_id, 1 as change from new_rows where notified_at is null
     union all
    select product_id, -1 from old_rows where notified_at is null) changed
   having count(*) > 0;
  return null;
end $$;

create trigger recount after update on opening_alarm
  referencing old table as old_rows new table as new_rows for each statement execute function recount_waiting();

-- The same for videos: what the catalogue brought along stays with the video.
create table video_interest (
  video_id integer primary key references video (id) on delete cascade,
  views integer not null default 0 check (views >= 0),
  bookmarks integer not null default 0 check (bookmarks >= 0)
) with (fillfactor = 70);

create table video_bookmark (
  user_id integer not null references app_user (id) on delete cascade,
  video_id integer not null references video (id),
  created_at timestamptz not null,
  primary key (user_id, video_id)
);

create index video_bookmark_latest on video_bookmark (user_id, created_at desc, video_id desc);

create function count_bookmarks() returns trigger language plpgsql as $$
begin
  insert into video_interest (video_id)
  select distinct video_id from changed_rows order by 1 on conflict (video_id) do nothing;
  perform from video_interest where video_id in (select video_id from changed_rows) order by video_id
      for no key update;
  update video_interest i set bookmarks = i.bookmarks + tg_argv[0]::integer * changed.count
    from (select video_id, count(*) as count from changed_rows group by video_id) changed
   where i.video_id = changed.video_id;
  return null;
end $$;

create trigger count_added after insert on video_bookmark
  referencing new table as changed_rows for each statement execute function count_bookmarks('1');
create trigger count_removed after delete on video_bookmark
  referencing old table as changed_rows for each statement execute function count_bookmarks('-1');

-- When a view of somebody was last counted: once per viewing session.
create table video_view (
  video_id integer not null references video (id),
  user_id integer not null references app_user (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (video_id, user_id)
);

create index video_view_by_age on video_view (seen_at);
create index video_view_by_user on video_view (user_id);
create index video_by_url on video (video_url);
create index video_latest on video (created_at desc, id desc);

-- What somebody is told inside the shop, each event once.
create table notification (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  list_type text not null check (list_type in ('orderList', 'fruitSnsList')),
  kind text not null,
  title text not null,
  body text not null,
  href text not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, dedupe_key)
);

create index notification_latest on notification (user_id, list_type, id desc);
create index notification_unread on notification (user_id, list_type) where read_at is null;

-- For what is sold together with a product, and for how often it was ordered of late.
create index product_by_distributor on product (distributor_id, sales_weight desc, id desc);
create index order_product_by_product on order_product (product_id, order_id desc);
