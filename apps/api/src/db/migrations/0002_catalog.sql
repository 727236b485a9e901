-- phase: expand
-- What is sold and by whom. Ids come from the files of the catalogue; an import adds and changes rows, and deletes none that
-- was ordered.

create function is_visible(status text) returns boolean language sql immutable
  return status not in ('waiting', 'suspended', 'removed');

create function is_in_stock(status text) returns boolean language sql immutable
  return status in ('stock_in', 'unlimited_stock_in');

create table category (
  id bigint primary key,
  parent_id bigint references category (id),
  slug text unique,
  name text not null,
  icon text not null,
  sort integer not null
);
comment on table category is 'A category of the catalogue, two levels deep.';
comment on column category.parent_id is 'Root category; null for a root.';
comment on column category.slug is 'Readable part of the URL.';

create table distributor (
  id bigint primary key,
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
comment on table distributor is
  'A farm or seller that ships its own parcels: a cart is grouped by it, and shipping is charged per distributor.';
comment on column distributor.region is 'Where it is, as shown, e.g. a province.';
comment on column distributor.delivery_company_code is 'Carrier, by its code in `carrier`.';
comment on column distributor.base_shipping_fee is 'Shipping of one parcel, 원.';
comment on column distributor.free_shipping_from is 'Products total from which shipping is free, 원; 0: never.';
comment on column distributor.is_bundle is 'Whether its products share one shipping fee.';
comment on column distributor.order_cutoff_time is 'Until when an order is shipped the same day, HH:MM in KST.';
comment on column distributor.shipping_weekdays is 'Days on which it ships.';

create table product (
  id bigint primary key,
  uuid uuid not null unique,
  root_category_id bigint not null references category (id),
  category_id bigint not null references category (id),
  distributor_id bigint not null references distributor (id),
  name text not null,
  sub_title text not null,
  kind text not null,
  status text not null
    check (status in ('waiting', 'stock_in', 'unlimited_stock_in', 'stock_out', 'temp_stock_out', 'suspended',
      'removed')),
  list_price integer not null,
  price integer not null check (price > 0),
  supply_cost integer not null check (supply_cost >= 0),
  representative_option_id bigint not null,
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
  score_average numeric(3, 2) not null default 0 check (score_average between 0 and 5),
  review_count integer not null default 0 check (review_count >= 0),
  question_count integer not null default 0 check (question_count >= 0),
  favorite_count integer not null check (favorite_count >= 0),
  related_product_ids bigint[] not null,
  created_at timestamptz not null,
  requires_share boolean not null default false,
  is_sold_out boolean not null default false,
  constraint product_list_price_check check (list_price >= price)
);
comment on table product is 'A product page. What is bought is one of its options.';
comment on column product.root_category_id is 'Parent of its category, or the category itself: lists of a root read one index.';
comment on column product.kind is 'Variety, e.g. a kind of apple.';
comment on column product.status is 'Set by operators and imports. `is_sold_out` is derived and never overwrites it.';
comment on column product.list_price is 'Price before discounts of the representative option, 원.';
comment on column product.price is 'Price of the representative option, 원.';
comment on column product.supply_cost is 'What the shop pays the distributor, 원; never shown to shoppers.';
comment on column product.representative_option_id is 'Option whose price lists show.';
comment on column product.shipping_base is 'Shipping fee of one unit of `shipping_fee_unit`, 원.';
comment on column product.shipping_primary_area is 'Surcharge for islands of the first zone, 원; likewise the two below.';
comment on column product.free_shipping_from is 'Products total from which shipping is free, 원; 0: never.';
comment on column product.is_bundle is 'Whether it may share a parcel and its fee with other products of its distributor.';
comment on column product.undeliverable_primary_area is 'Whether it is not delivered to the first zone; likewise the two below.';
comment on column product.min_grade is 'Lowest member grade that may buy it; null: everyone.';
comment on column product.restricted_stock_order is 'Whether orders stop at the units on hand.';
comment on column product.max_unit_in_box is 'Units that fit one box; more cost another shipping fee where the fee is per box.';
comment on column product.unstoring_days_after is 'Days between the order and the shipment.';
comment on column product.sale_type is '`limited`, `comingSoon` and `funding` products are sold only within the times below.';
comment on column product.sales_weight is 'How well it sells, as imported; order of the popular lists.';
comment on column product.score_average is 'Average of all review scores, kept by a trigger on `review`.';
comment on column product.review_count is 'Reviews, kept by a trigger on `review`.';
comment on column product.question_count is 'Questions, kept by a trigger on `question`.';
comment on column product.favorite_count is
  'Favourites that the catalogue brought along; those of this shop are in `product_stats`.';
comment on column product.requires_share is 'Whether it may be bought only after it was shared (`product_share`).';
comment on column product.is_sold_out is
  'Whether every option is closed or has no stock left; kept by a job from `stock_availability_change`.';
comment on column product.contents is 'Blocks of the description.';
-- One index per order of the category lists; each order ends with the id.
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
create index product_wholesale_latest on product (root_category_id, created_at desc, id desc) where is_wholesale;
-- Other products of a distributor, and recent orders of a product.
create index product_by_distributor on product (distributor_id, sales_weight desc, id desc);

create table product_option (
  id bigint primary key,
  product_id bigint not null references product (id),
  name text not null,
  sort integer not null,
  amount integer not null check (amount > 0),
  weight_value integer,
  weight_unit text,
  list_price integer not null,
  price integer not null check (price > 0),
  special_sale_price integer,
  supply_cost integer not null check (supply_cost >= 0),
  unit_price_unit text,
  unit_price_amount integer,
  status text not null check (status in ('stock_in', 'unlimited_stock_in', 'stock_out', 'temp_stock_out', 'suspended')),
  shipment_date date,
  max_unit_in_box integer not null check (max_unit_in_box > 0),
  constraint product_option_list_price_check check (list_price >= price),
  constraint product_option_special_sale_price_check check (special_sale_price > 0 and special_sale_price <= price)
);
comment on table product_option is 'A size or pack of a product: the unit that is put into carts, priced and stocked.';
comment on column product_option.amount is 'Pieces in one unit.';
comment on column product_option.weight_value is 'Weight in `weight_unit`, e.g. 3 and kg.';
comment on column product_option.special_sale_price is 'Price while a special sale is on, 원.';
comment on column product_option.shipment_date is 'Fixed day of shipment, for what is sold ahead of the harvest.';
comment on column product_option.max_unit_in_box is 'Units of it that fit one box.';
create index product_option_by_product on product_option (product_id, sort, id);

create table category_count (
  category_id bigint primary key references category (id),
  visible integer not null default 0 check (visible >= 0),
  in_stock integer not null default 0,
  constraint category_count_in_stock_check check (in_stock >= 0 and in_stock <= visible)
);
comment on table category_count is
  'How many products of a category can be seen and bought, so that lists never count rows. Kept by triggers on `product`.';

create table product_group (
  code text primary key check (code ~ '^[A-Z0-9_]{1,40}$'),
  name text not null,
  sort integer not null,
  product_ids bigint[] not null
);
comment on table product_group is 'A list of products that is asked for by its code, such as NEW_WEEK.';

-- As a text: with a parsed body PostgreSQL from 15.20 on refuses every later column of the table that has a default.
create function can_be_bought(p product) returns boolean language sql immutable as $$
  select p.status in ('stock_in', 'unlimited_stock_in') and not p.is_sold_out
$$;

create function count_products_of_categories() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update category_count c
       set visible = c.visible - gone.visible, in_stock = c.in_stock - gone.in_stock
      from (select own.id, sum(is_visible(p.status)::int) as visible, sum(can_be_bought(p)::int) as in_stock
              from old_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
             group by own.id) gone
     where c.category_id = gone.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into category_count (category_id, visible, in_stock)
    select own.id, sum(is_visible(p.status)::int), sum(can_be_bought(p)::int)
      from new_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
     group by own.id
        on conflict (category_id) do update
       set visible = category_count.visible + excluded.visible,
           in_stock = category_count.in_stock + excluded.in_stock;
  end if;
  return null;
end $$;

-- Once per statement, so that an import counts its products together.
create trigger count_inserted after insert on product
  referencing new table as new_products for each statement execute function count_products_of_categories();
create trigger count_deleted after delete on product
  referencing old table as old_products for each statement execute function count_products_of_categories();
create trigger count_updated after update on product
  referencing old table as old_products new table as new_products
  for each statement execute function count_products_of_categories();
create trigger notify_change after insert or update or delete on category
  for each row execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on distributor
  for each row execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on product_group
  for each row execute function notify_table_change('displays');
