-- What is sold, by whom, and how it is shown.

create extension if not exists pg_trgm;

create table category (
  id integer primary key,
  parent_id integer references category (id),
  slug text unique,
  name text not null,
  icon text not null,
  sort integer not null
);

create table distributor (
  id integer primary key,
  uuid uuid not null unique,
  name text not null,
  region text not null,
  greeting text not null,
  delivery_company_code text not null,
  delivery_company_name text not null,
  shipping_address text not null,
  base_shipping_fee integer not null check (base_shipping_fee >= 0),
  free_shipping_from integer not null check (free_shipping_from >= 0),
  is_bundle boolean not null,
  bundle_policy text not null,
  order_cutoff_time text not null check (order_cutoff_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  shipping_weekdays text[] not null,
  cs_phone text not null,
  business_number text not null
);

create table product (
  id integer primary key,
  uuid uuid not null unique,
  root_category_id integer not null references category (id),
  category_id integer not null references category (id),
  distributor_id integer not null references distributor (id),
  name text not null,
  sub_title text not null,
  kind text not null,
  status text not null
    check (status in ('waiting', 'stock_in', 'unlimited_stock_in', 'stock_out', 'temp_stock_out', 'suspended', 'removed')),
  list_price integer not null check (list_price >= price),
  price integer not null check (price > 0),
  supply_cost integer not null check (supply_cost >= 0),
  representative_option_id integer not null,
  unit_price_unit text,
  unit_price_amount integer,
  shipping_base integer not null check (shipping_base >= 0),
  shipping_primary_area integer not null check (shipping_primary_area >= 0),
  shipping_secondary_area integer not null check (shipping_secondary_area >= 0),
  shipping_third_area integer not null check (shipping_third_area >= 0),
  shipping_fee_unit text not null check (shipping_fee_unit in ('order', 'box')),
  free_shipping_from integer not null check (free_shipping_from >= 0),
  is_bundle boolean not null,
  undeliverable_primary_area boolean not null,
  undeliverable_secondary_area boolean not null,
  undeliverable_third_area boolean not null,
  undeliverable_note text,
  delivery_company_code text not null,
  delivery_company_name text not null,
  tax_status text not null check (tax_status in ('tax_free', 'taxable')),
  video_url text,
  is_exclusive boolean not null,
  is_app_only boolean not null,
  is_wholesale boolean not null,
  min_grade integer check (min_grade between 1 and 9),
  restricted_stock_order boolean not null,
  max_unit_in_box integer not null check (max_unit_in_box > 0),
  unstoring_days_after integer not null check (unstoring_days_after >= 0),
  label_recommend text,
  label_shipping_method text,
  sale_type text not null check (sale_type in ('normal', 'limited', 'comingSoon', 'funding')),
  coming_soon_at timestamptz,
  limited_begin_at timestamptz,
  limited_end_at timestamptz,
  goal_quantity integer,
  no_resale boolean not null,
  origin text not null,
  storage text not null,
  harvest_note text,
  expiry_note text,
  season_note text,
  keywords text[] not null,
  images text[] not null check (cardinality(images) > 0),
  contents jsonb not null,
  sales_weight integer not null,
  score_average numeric(3, 2) not null check (score_average between 0 and 5),
  review_count integer not null check (review_count >= 0),
  question_count integer not null check (question_count >= 0),
  favorite_count integer not null check (favorite_count >= 0),
  related_product_ids integer[] not null,
  created_at timestamptz not null
);

-- One index for each way a category list is ordered; every list ends its order with the id.
create index product_by_category_latest on product (category_id, created_at desc, id desc);
create index product_by_root_latest on product (root_category_id, created_at desc, id desc);
create index product_by_category_popular on product (category_id, sales_weight desc, id desc);
create index product_by_root_popular on product (root_category_id, sales_weight desc, id desc);
create index product_by_category_price on product (category_id, price, id);
create index product_by_root_price on product (root_category_id, price, id);
create index product_by_category_score on product (category_id, score_average desc, id desc);
create index product_by_root_score on product (root_category_id, score_average desc, id desc);
create index product_by_category_review on product (category_id, review_count desc, id desc);
create index product_by_root_review on product (root_category_id, review_count desc, id desc);

create table product_option (
  id integer primary key,
  product_id integer not null references product (id),
  name text not null,
  sort integer not null,
  amount integer not null check (amount > 0),
  weight_value integer,
  weight_unit text,
  list_price integer not null check (list_price >= price),
  price integer not null check (price > 0),
  special_sale_price integer check (special_sale_price > 0 and special_sale_price <= price),
  supply_cost integer not null check (supply_cost >= 0),
  unit_price_unit text,
  unit_price_amount integer,
  status text not null
    check (status in ('stock_in', 'unlimited_stock_in', 'stock_out', 'temp_stock_out', 'suspended')),
  shipment_date date,
  max_unit_in_box integer not null check (max_unit_in_box > 0)
);

create index product_option_by_product on product_option (product_id, sort, id);

-- How many visible products a category holds, so that no list ever counts rows. Kept by the trigger below.
create table category_count (
  category_id integer primary key references category (id),
  visible integer not null default 0 check (visible >= 0),
  in_stock integer not null default 0 check (in_stock >= 0 and in_stock <= visible)
);

create function count_products_of_categories() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update category_count c
       set visible = c.visible - gone.visible, in_stock = c.in_stock - gone.in_stock
      from (select own.id, sum(is_visible(p.status)::int) as visible, sum(is_in_stock(p.status)::int) as in_stock
              from old_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
             group by own.id) gone
     where c.category_id = gone.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into category_count (category_id, visible, in_stock)
    select own.id, sum(is_visible(p.status)::int), sum(is_in_stock(p.status)::int)
      from new_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
     group by own.id
        on conflict (category_id) do update
       set visible = category_count.visible + excluded.visible,
           in_stock = category_count.in_stock + excluded.in_stock;
  end if;
  return null;
end $$;

create function is_visible(status text) returns boolean language sql immutable
  return status not in ('waiting', 'suspended', 'removed');
create function is_in_stock(status text) returns boolean language sql immutable
  return status in ('stock_in', 'unlimited_stock_in');

-- Once a statement, not once a row: importing many products counts them together.
create trigger count_added_products after insert on product
  referencing new table as new_products for each statement execute function count_products_of_categories();
create trigger count_removed_products after delete on product
  referencing old table as old_products for each statement execute function count_products_of_categories();
create trigger recount_products after update on product
  referencing old table as old_products new table as new_products
  for each statement execute function count_products_of_categories();

-- What is on hand and what of it is promised. A row of its own: every purchase writes here and nowhere else.
create table option_stock (
  option_id integer primary key references product_option (id),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  constraint reserved_within_on_hand check (reserved <= on_hand)
) with (fillfactor = 70);

create table video (
  id integer primary key,
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
  product_ids integer[] not null,
  created_at timestamptz not null
);

create table review (
  id integer primary key,
  product_id integer not null references product (id),
  option_id integer references product_option (id),
  option_name text not null,
  nickname text not null,
  score integer not null check (score between 1 and 5),
  contents text not null,
  images text[] not null,
  helpful_count integer not null,
  purchase_count integer not null,
  grade_name text,
  seller_reply jsonb,
  created_at timestamptz not null
);

create index review_by_product on review (product_id, score desc, id desc);

create table banner (
  id integer primary key,
  title text not null,
  sub_title text,
  image text not null,
  href text not null,
  background_color text not null,
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at)
);

create table display_group (
  id integer primary key,
  name text not null,
  title text,
  sub_title text,
  order_by_type text not null,
  contents_type text not null check (contents_type in ('product', 'tab')),
  ui_type text not null,
  product_ids integer[] not null,
  banner_ids integer[] not null,
  category_ids integer[] not null,
  review_ids integer[] not null,
  video_ids integer[] not null,
  tabs jsonb not null,
  ends_at timestamptz
);

create table display_page (
  tab text not null,
  sub_tab text not null,
  position integer not null,
  group_id integer not null references display_group (id),
  primary key (tab, sub_tab, position)
);

-- Rules that are data: points and grades.
create table shop_rule (
  name text primary key,
  value jsonb not null
);
