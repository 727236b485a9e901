-- phase: expand
-- Payments as operators list them, what the payment provider settled of them, and where both differ.

create index payment_refunded on payment (order_id desc) where refunded > 0;
create index payment_by_status on payment (status, order_id desc);
create index payment_by_amount on payment (amount, order_id desc);
create index payment_by_key_end on payment (right(payment_key, 8)) where payment_key is not null;

create table payment_fee (
  id bigint primary key default nextval('catalog_id_seq'),
  method text not null unique check (method in ('card', 'easypay', 'vbank', 'transfer', 'phone', 'billing')),
  rate integer check (rate between 0 and 10000),
  amount integer check (amount between 0 and 100000),
  version integer not null default 1 check (version > 0),
  constraint payment_fee_is_one check (rate is null or amount is null)
);
comment on table payment_fee is 'Fee that the contract with the payment provider names for a method, VAT included.';
comment on column payment_fee.rate is 'Hundredths of a percent of a payment; null: no such fee was entered.';
comment on column payment_fee.amount is 'Fee of each payment, 원; null: no such fee was entered.';
comment on column payment_fee.version is 'Counts its edits; a write names the one it saw.';
create trigger count_version before update of rate, amount on payment_fee for each row
  when ((old.rate, old.amount) is distinct from (new.rate, new.amount)) execute function count_version();
insert into payment_fee (method) values ('card'), ('easypay'), ('vbank'), ('transfer'), ('phone'), ('billing');

create table provider_settlement_day (
  day date primary key,
  lines integer not null check (lines >= 0),
  fetched_at timestamptz not null
);
comment on table provider_settlement_day is 'Day whose settled movements were fetched from the payment provider, KST.';
comment on column provider_settlement_day.lines is 'Movements that the provider listed.';
create index provider_settlement_day_by_fetch on provider_settlement_day (fetched_at);

create table provider_settlement_line (
  transaction_key text primary key check (length(transaction_key) between 1 and 200),
  payment_key text not null check (length(payment_key) between 1 and 200),
  amount integer not null,
  fee integer not null,
  pay_out integer not null,
  sold_on date not null,
  paid_out_on date
);
comment on table provider_settlement_line is 'Movement of money as the payment provider settled it; negative for a refund.';
comment on column provider_settlement_line.fee is 'Fee of the provider with its VAT, 원; negative where a refund gives it back.';
comment on column provider_settlement_line.pay_out is 'What the provider pays out, 원.';
comment on column provider_settlement_line.sold_on is 'Day on which the provider counts the movement, KST.';
comment on column provider_settlement_line.paid_out_on is 'Day of the payout, KST; null: not known yet.';
create index provider_settlement_line_by_day on provider_settlement_line (sold_on);
create index provider_settlement_line_by_payment on provider_settlement_line (payment_key);

create table payment_difference (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount', 'other_fee')),
  movement text not null check (length(movement) between 1 and 200),
  payment_id bigint references payment (id),
  expected integer,
  settled integer,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references operator (id),
  note text check (length(note) between 1 and 200),
  constraint difference_is_one unique (movement, kind),
  constraint resolved_difference_has_note check ((resolved_at is null) = (note is null)),
  constraint difference_has_sides
    check ((expected is null) = (kind = 'missing_here') and (settled is null) = (kind = 'missing_there'))
);
comment on table payment_difference is 'Difference between the shop''s payments and what the payment provider settled.';
comment on column payment_difference.day is 'Day of the movement, KST.';
comment on column payment_difference.movement is 'The provider''s key of the refund, or of the payment for a charge.';
comment on column payment_difference.payment_id is 'Payment of the shop; null: none is known.';
comment on column payment_difference.expected is 'Amount or fee by the shop''s books, 원; null: nothing is there.';
comment on column payment_difference.settled is 'Amount or fee that the provider settled, 원; null: nothing was.';
comment on column payment_difference.resolved_by is 'Operator who resolved it; null: both sides agree by now.';
create index payment_difference_by_payment on payment_difference (payment_id) where payment_id is not null;
create index payment_difference_open on payment_difference (id desc) where resolved_at is null;
create index payment_difference_by_day on payment_difference (day, id desc);
