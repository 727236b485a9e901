-- Cancelling, whole or product by product, and the money and points that come back for it.

-- The terms on which a line was shipped, so that what remains of an order is quoted as on its day.
alter table order_option add column shipping jsonb;
update order_option x
   set shipping = jsonb_build_object(
         'base', p.shipping_base, 'primaryArea', p.shipping_primary_area, 'secondaryArea', p.shipping_secondary_area,
         'thirdArea', p.shipping_third_area, 'unit', p.shipping_fee_unit, 'freeFrom', p.free_shipping_from,
         'isBundle', p.is_bundle, 'maxUnitInBox', o.max_unit_in_box)
  from product_option o join product p on p.id = o.product_id
 where o.id = x.option_id;
alter table order_option alter column shipping set not null;

-- Why a buyer cannot cancel an order by themselves, as they were told when they ordered.
alter table orders add column withdraw_notice text check (length(withdraw_notice) between 1 and 300);
alter table orders add constraint a_denial_says_why check (withdraw_type <> 'withdraw_deny' or withdraw_notice is not null);

-- What came back for products that were cancelled together. `lines` are the reasons, as the buyer read them before.
create table withdrawal (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  money integer not null check (money >= 0),
  points integer not null check (points >= 0),
  tax_free integer not null check (tax_free between 0 and money),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  actor text not null check (actor in ('buyer', 'provider', 'shop')),
  reason text not null check (length(reason) between 1 and 200),
  at timestamptz not null
);

create index withdrawal_by_order on withdrawal (order_id, id);

-- A product of an order is cancelled once.
create table withdrawal_product (
  order_product_id integer primary key references order_product (id),
  withdrawal_id integer not null references withdrawal (id)
);

create index withdrawal_product_by_withdrawal on withdrawal_product (withdrawal_id);

-- A change of one product alone; null: of the whole order.
alter table order_event add column order_product_id integer references order_product (id);

-- Money promised back for cancelled products: never more than was taken.
alter table payment add column withdrawn integer not null default 0;
alter table payment add constraint withdrawn_within_captured check (withdrawn between 0 and captured);

-- Several refunds of one payment may be open; they are sent one after the other. One that gives back everything has
-- no withdrawal, and there is one of them.
alter table refund add column withdrawal_id integer unique references withdrawal (id);
alter table refund add column tax_free integer check (tax_free between 0 and amount);
alter table refund add constraint a_part_names_its_tax_free_part check ((withdrawal_id is null) = (tax_free is null));
-- Where a deposit goes back to, sealed as it was when the buyer cancelled; forgotten once the money is there.
alter table refund add column account_key_id text;
alter table refund add column account_sealed bytea;
alter table refund add constraint an_account_is_sealed_whole
  check ((account_key_id is null) = (account_sealed is null) and (done_at is null or account_sealed is null));
drop index one_open_refund_per_key;
create unique index one_open_whole_refund_per_key on refund (payment_key)
  where done_at is null and withdrawal_id is null;
create index refund_open on refund (payment_key, id) where done_at is null;
