-- phase: expand
-- What the home and category pages show: navigation, groups of products, banners, videos, best rankings, board posts.

create table main_navigation (
  id bigint primary key,
  key text not null unique deferrable initially deferred,
  name text not null,
  sort integer not null,
  is_default boolean not null
);
comment on table main_navigation is 'A tab of the home page.';
comment on column main_navigation.key is 'Part of its URL. Unique at commit, since an import may swap keys.';

create table sub_tab (
  id bigint primary key,
  navigation_id bigint not null references main_navigation (id),
  key text not null,
  name text not null,
  sort integer not null,
  category_id bigint references category (id),
  unique (navigation_id, key) deferrable initially deferred
);
comment on table sub_tab is 'A tab below a tab of the home page.';
comment on column sub_tab.category_id is 'Category that it shows; null: groups of its own.';

create table video (
  id bigint primary key,
  slug text not null unique,
  title text not null,
  contents text not null,
  video_url text not null,
  thumbnail text not null,
  duration_seconds numeric(6, 2) not null,
  width integer not null,
  height integer not null,
  view_count integer not null check (view_count >= 0),
  share_count integer not null check (share_count >= 0),
  product_ids bigint[] not null,
  created_at timestamptz not null
);
comment on table video is 'A short video of products.';
comment on column video.product_ids is 'Products it shows, in order.';
comment on column video.view_count is 'Views that the catalogue brought along; those of this shop are in `video_stats`.';
comment on column video.share_count is 'Shares that the catalogue brought along.';
create index video_by_url on video (video_url);
create index video_latest on video (created_at desc, id desc);

create table banner (
  id bigint primary key,
  title text not null,
  sub_title text,
  image text not null,
  href text not null,
  background_color text not null,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  constraint banner_end_at_check check (end_at > begin_at)
);
comment on table banner is 'A picture with a link, shown for a time.';

create table display_group (
  id bigint primary key,
  name text not null,
  title text,
  sub_title text,
  order_by_type text not null,
  contents_type text not null check (contents_type in ('product', 'tab')),
  ui_type text not null,
  product_ids bigint[] not null,
  banner_ids bigint[] not null,
  category_ids bigint[] not null,
  review_ids bigint[] not null,
  video_ids bigint[] not null,
  ends_at timestamptz
);
comment on table display_group is 'A section of a page: products, banners, categories, reviews or videos under one title.';
comment on column display_group.contents_type is '`tab`: its products are in `display_tab`.';
comment on column display_group.ui_type is 'Layout.';
comment on column display_group.order_by_type is 'How its products are ordered.';
comment on column display_group.ends_at is 'End of a countdown; null: none.';

create table display_tab (
  id bigint primary key,
  group_id bigint not null references display_group (id),
  parent_id bigint references display_tab (id),
  name text not null,
  sub_title text,
  position integer not null,
  product_ids bigint[] not null
);
comment on table display_tab is 'A tab of a display group, or a tab inside a tab. Ids of tabs and groups are disjoint.';
comment on column display_tab.parent_id is 'Tab that it is in; null: directly in the group.';
create index display_tab_by_group on display_tab (group_id, position, id);

create table page_display_group (
  tab text not null,
  sub_tab text not null,
  position integer not null,
  group_id bigint not null references display_group (id),
  primary key (tab, sub_tab, position)
);
comment on table page_display_group is 'Position of a display group on a page of the home.';
comment on column page_display_group.tab is 'Key of the main navigation.';
comment on column page_display_group.sub_tab is 'Key of the tab below it; empty: the tab itself.';

create table category_display_group (
  category_id bigint not null references category (id),
  position integer not null,
  group_id bigint not null references display_group (id),
  primary key (category_id, position)
);
comment on table category_display_group is 'Position of a display group on a category page.';

create table best_ranking_tiebreaker (
  category_id bigint not null references category (id),
  date_type text not null check (date_type in ('day', 'week', 'month')),
  position integer not null check (position > 0),
  product_id bigint not null references product (id),
  primary key (category_id, date_type, position)
);
comment on table best_ranking_tiebreaker is
  'Position that the catalogue gives a product among the best of a category: it decides between those that sell alike.';

create table best_ranking (
  category_id bigint not null references category (id),
  date_type text not null check (date_type in ('day', 'week', 'month')),
  product_id bigint not null references product (id),
  position integer not null check (position > 0),
  previous_position integer check (previous_position > 0),
  sold_units integer not null check (sold_units >= 0),
  ranked_at timestamptz not null,
  primary key (category_id, date_type, product_id)
);
comment on table best_ranking is 'Position of a product among the best sellers of a category, ranked every hour.';
comment on column best_ranking.date_type is 'Period of the sales that count.';
comment on column best_ranking.previous_position is 'Position at the begin of the day; null: it was not in the ranking.';
create index best_ranking_in_order on best_ranking (category_id, date_type, position, product_id);

create table advertisement (
  id bigint primary key,
  type text not null check (type in ('best', 'home')),
  category_id bigint not null references category (id),
  product_id bigint not null references product (id),
  badge text not null,
  sort integer not null
);
comment on table advertisement is 'A product shown with a badge among the best or on the home page.';

create table notice (
  id bigint primary key,
  type text not null,
  title text not null,
  contents text not null,
  is_pinned boolean not null,
  created_at timestamptz not null
);
comment on table notice is 'A post on the notice board.';
create index notice_in_order on notice (is_pinned desc, created_at desc, id desc);

create table faq (
  id bigint primary key,
  category text not null check (length(category) between 1 and 20),
  question text not null check (length(question) between 1 and 100),
  answer text not null check (length(answer) between 1 and 2000),
  sort integer not null
);
comment on table faq is 'A frequent question with its answer.';

create trigger notify_change after insert or update or delete on banner
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on display_group
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on page_display_group
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on display_tab
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on category_display_group
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on main_navigation
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on sub_tab
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on best_ranking
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on advertisement
  for each row execute function notify_table_change('displays');
create trigger notify_change after insert or update or delete on notice
  for each row execute function notify_table_change('notices');
-- Counters of videos are not notified: they may be shown a minute late.
create trigger notify_change after insert or delete on video
  for each row execute function notify_table_change('videos');
create trigger notify_change_of_video after update of title, contents, video_url, thumbnail, product_ids on video
  for each row execute function notify_table_change('videos');
create trigger notify_change after insert or update or delete on faq
  for each row execute function notify_table_change('faqs');
