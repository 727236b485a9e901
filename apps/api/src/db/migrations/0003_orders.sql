-- Orders, the stock and points they hold, and the money that pays for them.

-- What a buyer picked to order; lives for a day.
create table order_item_tmp (
  id uuid primary key,
  user_id integer not null references app_user (id) on delete cascade,
  cart_option_ids integer[] not null check (cardinality(cart_option_ids) > 0),
  created_at timestamptz not null
);

create index order_item_tmp_by_age on order_item_tmp (created_at);
create index order_item_tmp_by_user on order_item_tmp (user_id);

-- An order being written: lines, address, points. Nothing is promised yet.
create table order_tmp (
  id uuid primary key,
  user_id integer not null references app_user (id) on delete cascade,
  lines jsonb not null,
  address jsonb,
  used_point integer not null default 0 check (used_point >= 0),
  utm jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index order_tmp_by_user on order_tmp (user_id);
create index order_tmp_by_end on order_tmp (expires_at);

create table orders (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  user_id integer not null references app_user (id),
  order_tmp_id uuid not null,
  order_name text not null check (length(order_name) between 1 and 100),
  status text not null
    check (status in ('pre_ordering', 'request', 'stock_out', 'withdraw_request', 'withdraw_complete',
                      'bank_transfer_waiting', 'paid', 'delivery_waiting', 'delivery_delay', 'delivering',
                      'delivery_end', 'incomplete', 'complete', 'unknown')),
  reservation text not null check (reservation in ('held', 'committed', 'released')),
  shipping_fee_type text not null check (shipping_fee_type in ('type01', 'type02', 'type03')),
  area text not null check (area in ('major', 'secondary_area', 'third_area')),
  address jsonb not null,
  memo text not null,
  utm jsonb,
  selected_pg text not null check (selected_pg in ('toss', 'point')),
  receipt_type text not null check (receipt_type in ('income_deduction', 'expenditure_proof', 'none')),
  withdraw_type text not null check (withdraw_type in ('normal', 'withdraw_oi_only', 'withdraw_oip_only', 'withdraw_deny')),
  is_first_purchase boolean not null default false,
  list_price integer not null check (list_price >= products_price),
  products_price integer not null check (products_price > 0),
  coupon_discount integer not null check (coupon_discount between 0 and products_price),
  base_shipping_fee integer not null check (base_shipping_fee >= 0),
  area_shipping_fee integer not null check (area_shipping_fee >= 0),
  used_point integer not null check (used_point >= 0),
  price integer not null check (price >= 0),
  tax_free integer not null check (tax_free between 0 and price),
  quote jsonb not null,
  expected_reward_point integer not null default 0 check (expected_reward_point >= 0),
  expected_shipment_date date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint price_is_what_the_parts_say check
    (price = products_price - coupon_discount + base_shipping_fee + area_shipping_fee - used_point),
  constraint paid_orders_hold_their_stock check
    (status not in ('paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete') or reservation = 'committed'),
  constraint unpaid_orders_give_stock_back check
    (status not in ('incomplete', 'withdraw_complete') or reservation <> 'held')
);

create index orders_by_user on orders (user_id, id desc);
create index orders_unsettled on orders (expires_at) where status in ('request', 'bank_transfer_waiting');
-- A buyer has at most one order of an order form that is open or paid.
create unique index one_live_order_per_form on orders (order_tmp_id)
  where status not in ('incomplete', 'withdraw_complete');

create table order_product (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  product_id integer not null references product (id),
  product_uuid uuid not null,
  distributor_id integer not null references distributor (id),
  name text not null,
  images text[] not null,
  distributor_name text not null,
  distributor_region text not null,
  status text not null
    check (status in ('request', 'stock_out', 'withdraw_request', 'withdraw_partially', 'withdraw_complete',
                      'replace_request', 'replace_complete', 'return_request', 'return_complete',
                      'bank_transfer_waiting', 'paid', 'delivery_waiting', 'delivery_delay', 'delivering',
                      'delivery_end', 'incomplete', 'complete', 'unknown')),
  is_reviewed boolean not null default false
);

create index order_product_by_order on order_product (order_id);

create table order_option (
  id integer generated always as identity primary key,
  order_product_id integer not null references order_product (id),
  option_id integer not null references product_option (id),
  name text not null,
  units integer not null check (units > 0),
  unit_price integer not null check (unit_price > 0),
  unit_list_price integer not null check (unit_list_price >= unit_price),
  shipment_date date,
  tax_status text not null check (tax_status in ('tax_free', 'taxable')),
  net integer not null check (net >= 0 and net <= unit_price * units),
  tax_free integer not null check (tax_free between 0 and net)
);

create index order_option_by_product on order_option (order_product_id);

-- What an order holds of an option whose stock is counted.
create table stock_hold (
  order_id integer not null references orders (id),
  option_id integer not null references option_stock (option_id),
  units integer not null check (units > 0),
  primary key (order_id, option_id)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id integer not null references orders (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'provider', 'shop')),
  reason text,
  at timestamptz not null
);

create index order_event_by_order on order_event (order_id, id);

create table payment (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders (id),
  status text not null check (status in ('waiting', 'paid', 'withdraw')),
  method text not null check (method in ('card', 'easypay', 'vbank', 'transfer', 'phone', 'billing', 'point')),
  amount integer not null check (amount >= 0),
  tax_free integer not null check (tax_free between 0 and amount),
  provider text not null check (provider in ('toss', 'point')),
  payment_key text unique,
  provider_status text,
  secret text,
  captured integer not null default 0 check (captured >= 0),
  refunded integer not null default 0 check (refunded between 0 and captured),
  card_text text,
  receipt_url text,
  vbank_account_number text,
  vbank_bank_code text,
  vbank_customer_name text,
  vbank_due_at timestamptz,
  failure_code text,
  failure_message text,
  approved_at timestamptz,
  -- When the reconciler must ask the provider next; null when nothing can change any more.
  check_at timestamptz,
  constraint paid_means_captured check (status <> 'paid' or captured = amount)
);

create index payment_to_check on payment (check_at) where check_at is not null;

-- Money to be given back; asked of the provider until it is done.
create table refund (
  id integer generated always as identity primary key,
  payment_id integer not null references payment (id),
  payment_key text not null,
  amount integer not null check (amount > 0),
  reason text not null,
  transaction_key text unique,
  created_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  check ((done_at is null) = (transaction_key is null))
);

create unique index one_open_refund_per_key on refund (payment_key) where done_at is null;

create table payment_event (
  id bigint generated always as identity primary key,
  payment_id integer not null references payment (id),
  from_status text,
  to_status text not null,
  provider_status text,
  at timestamptz not null
);

create index payment_event_by_payment on payment_event (payment_id, id);

-- Points are a ledger that is only added to; a lot is what is left of one award.
create table point_lot (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id),
  amount integer not null check (amount > 0),
  remaining integer not null check (remaining between 0 and amount),
  reason text not null,
  available_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > available_at)
);

create index point_lot_by_user on point_lot (user_id);

create table point_entry (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user (id),
  lot_id integer not null references point_lot (id),
  order_id integer references orders (id),
  amount integer not null check (amount <> 0),
  reason text not null,
  at timestamptz not null
);

create index point_entry_by_user on point_entry (user_id, id);
create index point_entry_by_order on point_entry (order_id);

create table provider_webhook (
  transmission_id text primary key,
  kind text not null,
  order_uuid uuid,
  received_at timestamptz not null,
  handled_at timestamptz
);

create index provider_webhook_by_age on provider_webhook (handled_at) where handled_at is not null;
