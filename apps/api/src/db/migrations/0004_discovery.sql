-- What a shopper can find besides the lists of categories, and what the shop remembers of who looked.

create table main_navigation (
  id integer primary key,
  key text not null unique,
  name text not null,
  sort integer not null,
  is_default boolean not null
);

create table sub_tab (
  id integer primary key,
  navigation_key text not null references main_navigation (key),
  key text not null,
  name text not null,
  sort integer not null,
  category_id integer references category (id),
  unique (navigation_key, key)
);

-- Tabs of a display group, and tabs inside a tab. Their ids and those of the groups never meet.
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

-- What sells best: `seed_position` is where the catalogue put it, `position` where sales put it since.
create table best_ranking (
  category_id integer not null references category (id),
  date_type text not null check (date_type in ('day', 'week', 'month')),
  product_id integer not null references product (id),
  seed_position integer check (seed_position > 0),
  position integer not null check (position > 0),
  previous_position integer check (previous_position > 0),
  sold_units integer not null default 0 check (sold_units >= 0),
  ranked_at timestamptz not null,
  primary key (category_id, date_type, product_id)
);

create index best_ranking_in_order on best_ranking (category_id, date_type, position, product_id);

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

create index product_wholesale_latest on product (root_category_id, created_at desc, id desc) where is_wholesale;

-- A product that may be bought only after it was shared (`userProductOrderConditions`, type share).
alter table product add column requires_share boolean not null default false;

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

create table video_bookmark (
  user_id integer not null references app_user (id) on delete cascade,
  video_id integer not null references video (id),
  created_at timestamptz not null,
  primary key (user_id, video_id)
);

-- When somebody last saw a video: a view counts once per viewing session.
create table video_view (
  video_id integer not null references video (id),
  user_id integer not null references app_user (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (video_id, user_id)
);

create index video_view_by_age on video_view (seen_at);
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
