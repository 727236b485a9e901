-- phase: expand
-- Orders as they were bought: names, prices and terms are copies, so that later changes of the catalogue change no order.

create table orders (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  user_id bigint not null references app_user (id),
  order_tmp_id uuid not null,
  is_gift boolean not null default false,
  order_name text not null check (length(order_name) between 1 and 100),
  status text not null
    check (status in ('pre_ordering', 'request', 'stock_out', 'withdraw_request', 'withdraw_complete',
      'bank_transfer_waiting', 'paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end',
      'incomplete', 'complete', 'unknown')),
  reservation text not null check (reservation in ('held', 'committed', 'released')),
  shipping_fee_type text not null check (shipping_fee_type in ('type01', 'type02', 'type03')),
  area text not null check (area in ('major', 'secondary_area', 'third_area')),
  delivery_area text check (delivery_area in ('major', 'secondary_area', 'third_area')),
  address jsonb,
  memo text not null,
  utm jsonb,
  selected_pg text not null check (selected_pg in ('toss', 'point', 'kakaopay', 'naverpay', 'tosspay', 'payco', 'samsungpay')),
  receipt_type text not null check (receipt_type in ('income_deduction', 'expenditure_proof', 'none')),
  withdraw_type text not null check (withdraw_type in ('normal', 'withdraw_oi_only', 'withdraw_oip_only', 'withdraw_deny')),
  cancel_denied_reason text check (length(cancel_denied_reason) between 1 and 300),
  is_first_purchase boolean not null default false,
  list_price integer not null,
  products_price integer not null check (products_price > 0),
  coupon_discount integer not null,
  base_shipping_fee integer not null check (base_shipping_fee >= 0),
  area_shipping_fee integer not null check (area_shipping_fee >= 0),
  used_point integer not null check (used_point >= 0),
  price integer not null check (price >= 0),
  tax_free integer not null,
  quote jsonb not null,
  expected_reward_point integer not null default 0 check (expected_reward_point >= 0),
  expected_shipment_date date not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint orders_list_price_check check (list_price >= products_price),
  constraint orders_coupon_discount_check check (coupon_discount between 0 and products_price),
  constraint orders_tax_free_check check (tax_free between 0 and price),
  constraint order_price_is_sum
    check (price = products_price - coupon_discount + base_shipping_fee + area_shipping_fee - used_point),
  constraint paid_order_has_stock
    check (status not in ('paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete') or reservation =
      'committed'),
  constraint closed_order_holds_no_stock check (status not in ('incomplete', 'withdraw_complete') or reservation <> 'held'),
  constraint denial_has_reason check (withdraw_type <> 'withdraw_deny' or cancel_denied_reason is not null),
  constraint only_gifts_lack_address check (is_gift = (address is null))
);
comment on table orders is 'An order of one buyer. A gift to many receivers is one order, too.';
comment on column orders.order_tmp_id is 'Order form it was made of; the form itself is deleted later.';
comment on column orders.status is 'Words of the specification; the transitions are in the domain.';
comment on column orders.reservation is
  'Stock: `held` until paid, then `committed`; `released` when the order ends without a purchase.';
comment on column orders.area is 'Shipping zone that was charged for.';
comment on column orders.address is 'Where it goes; null for a gift, whose receivers have addresses of their own.';
comment on column orders.withdraw_type is 'Whether the buyer may cancel by themselves.';
comment on column orders.cancel_denied_reason is 'Why the buyer cannot cancel by themselves, as told when they ordered.';
comment on column orders.selected_pg is 'Payment window: the provider''s own or a wallet behind it.';
comment on column orders.products_price is 'Sum of the lines, 원.';
comment on column orders.used_point is 'Points used, each worth 1 원.';
comment on column orders.price is 'What is paid: products − coupon + shipping − points, 원.';
comment on column orders.tax_free is 'Tax-free part of `price`, 원.';
comment on column orders.quote is 'The whole computation of the price, as shown.';
comment on column orders.expires_at is 'Until when the payment must be confirmed.';
comment on column orders.delivery_area is
  'Zone of a new address after payment, where it differs from `area`; cancellations are computed for it.';
create index orders_unsettled on orders (expires_at) where status in ('request', 'bank_transfer_waiting');
-- At most one open or paid order per order form.
create unique index one_live_order_per_form
  on orders (order_tmp_id) where status not in ('incomplete', 'withdraw_complete');
-- Guests find their orders by the phone number, once it is proven.
create index orders_by_guest_phone
  on orders ((address ->> 'guestOrderPhone')) where address ->> 'guestOrderPhone' is not null;
-- Operators' lists, newest first, by each of their filters.
create index orders_by_time on orders (created_at, id);
create index orders_by_status_and_time on orders (status, created_at, id);
create index orders_by_receiver on orders ((address ->> 'receiverName'), created_at, id);
create index orders_by_receiver_phone on orders ((address ->> 'phone'), created_at, id);
create index orders_by_guest_name on orders ((address ->> 'guestOrderName'), created_at, id);
create index orders_by_user on orders (user_id, id desc) include (status, created_at);

create table order_product (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  gift_id bigint,
  product_id bigint not null references product (id),
  product_uuid uuid not null,
  distributor_id bigint not null references distributor (id),
  name text not null,
  images text[] not null,
  distributor_name text not null,
  distributor_region text not null,
  status text not null
    check (status in ('request', 'stock_out', 'withdraw_request', 'withdraw_partially', 'withdraw_complete',
      'replace_request', 'replace_complete', 'return_request', 'return_complete', 'bank_transfer_waiting', 'paid',
      'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'incomplete', 'complete', 'unknown')),
  status_before_request text,
  is_reviewed boolean not null default false,
  constraint cancel_request_has_former_status check ((status_before_request is not null) = (status = 'withdraw_request'))
);
comment on table order_product is
  'A product of an order, or of one receiver''s gift: what is shipped, cancelled, returned and reviewed as one.';
comment on column order_product.gift_id is 'Receiver''s gift it belongs to; null: the order is no gift.';
comment on column order_product.status_before_request is
  'Status when the buyer asked to cancel, restored when the shop declines.';
create index order_product_by_product on order_product (product_id, order_id desc);
-- Products waiting to be completed; few, since they wait for a week.
create index order_product_arrived on order_product (id) where status in ('delivery_end', 'replace_complete');
create index order_product_by_order on order_product (order_id) include (status, name);
create unique index order_product_by_gift on order_product (gift_id, product_id) where gift_id is not null;

create table order_option (
  id bigint generated always as identity primary key,
  order_product_id bigint not null references order_product (id),
  option_id bigint not null references product_option (id),
  name text not null,
  units integer not null check (units > 0),
  unit_price integer not null check (unit_price > 0),
  unit_list_price integer not null,
  shipment_date date,
  tax_status text not null check (tax_status in ('tax_free', 'taxable')),
  net integer not null,
  tax_free integer not null,
  shipping jsonb not null,
  compensated integer not null default 0,
  constraint order_option_unit_list_price_check check (unit_list_price >= unit_price),
  constraint order_option_net_check check (net >= 0 and net <= unit_price * units),
  constraint order_option_tax_free_check check (tax_free between 0 and net),
  constraint compensated_within_price check (compensated between 0 and unit_price * units)
);
comment on table order_option is 'A line: an option with its units and its share of the price.';
comment on column order_option.net is 'Its price after the shares of coupon and points, 원.';
comment on column order_option.tax_free is 'Tax-free part of `net`, 원.';
comment on column order_option.shipping is
  'Terms of shipping on the day of the order, so that the rest of a partly cancelled order is priced alike.';
comment on column order_option.compensated is 'What return requests gave for it, 원.';
create index order_option_by_product on order_option (order_product_id);

create table order_status_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  order_product_id bigint references order_product (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('buyer', 'provider', 'shop')),
  reason text,
  at timestamptz not null
);
comment on table order_status_change is
  'A change of the status of an order or of one of its products. Append-only by convention.';
comment on column order_status_change.order_product_id is 'The product that changed; null: the whole order.';
create index order_status_change_by_order on order_status_change (order_id, id);

create table coupon_redemption (
  order_id bigint primary key references orders (id),
  member_coupon_id bigint not null references member_coupon (id),
  discount integer not null check (discount > 0),
  min_price integer not null default 0 check (min_price >= 0),
  is_returned boolean not null default false
);
comment on table coupon_redemption is
  'Use of a coupon by an order. Returned when the order ends without a purchase; used again, it is another row.';
comment on column coupon_redemption.min_price is 'Products total below which the rest of the order loses the coupon, 원.';
comment on column coupon_redemption.is_returned is 'Whether the coupon is free again.';
create unique index one_use_of_a_coupon on coupon_redemption (member_coupon_id) where not is_returned;

create table shipping_delay (
  order_product_id bigint primary key references order_product (id),
  reason text not null check (length(reason) between 1 and 200),
  ships_on date,
  written_at timestamptz not null
);
comment on table shipping_delay is 'Why a delayed product waits, and when it ships instead.';
comment on column shipping_delay.ships_on is 'Null: not known yet.';

-- Keeps the status before a cancel request, so that no statement that changes a status has to.
create function keep_status_before_request() returns trigger language plpgsql as $$
begin
  new.status_before_request := case when new.status = 'withdraw_request' then old.status end;
  return new;
end $$;

-- Frees the coupon of an order that ended without a purchase; its validity is not extended.
create function return_coupon() returns trigger language plpgsql as $$
begin
  update coupon_redemption set is_returned = true where order_id = new.id;
  return new;
end $$;

create trigger member_not_deleted before insert on orders for each row execute function refuse_deleted_member();
create trigger return_coupon after update of status on orders for each row
  when (new.coupon_discount > 0 and new.status in ('incomplete', 'withdraw_complete', 'stock_out') and old.status <> new.status)
  execute function return_coupon();
create trigger keep_status_before_request before update of status on order_product for each row
  when (old.status <> new.status) execute function keep_status_before_request();
