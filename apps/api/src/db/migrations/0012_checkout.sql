-- phase: expand
-- Order forms: what a buyer picked, and the order being written. Nothing is reserved yet; both are deleted soon.

create table order_item_tmp (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  cart_option_ids bigint[] not null check (cardinality(cart_option_ids) > 0),
  created_at timestamptz not null
);
comment on table order_item_tmp is 'What a buyer picked in the cart to order; lives for a day.';
create index order_item_tmp_by_age on order_item_tmp (created_at);
create index order_item_tmp_by_user on order_item_tmp (user_id);

create table order_tmp (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  lines jsonb not null,
  address jsonb,
  used_point integer not null default 0 check (used_point >= 0),
  utm jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  member_coupon_id bigint references member_coupon (id) on delete set null,
  gift_count integer check (gift_count between 1 and 50)
);
comment on table order_tmp is 'An order form: lines, address, points and coupon as chosen so far.';
comment on column order_tmp.lines is 'Lines with their options and units.';
comment on column order_tmp.utm is 'Campaign that led to the order.';
comment on column order_tmp.gift_count is 'Receivers of a gift; null: the order goes to its buyer.';
create index order_tmp_by_user on order_tmp (user_id);
create index order_tmp_by_end on order_tmp (expires_at);

create trigger member_not_deleted before insert on order_tmp for each row execute function refuse_deleted_member();
