-- Every way to pay, the receipts that cash payments bring, and deposits that come back.

-- Whose window the buyer pays in: the provider's own, or a wallet behind it.
alter table orders drop constraint orders_selected_pg_check;
alter table orders add constraint orders_selected_pg_check
  check (selected_pg in ('toss', 'point', 'kakaopay', 'naverpay', 'tosspay', 'payco', 'samsungpay'));

-- Escrow is the buyer's choice where cash is paid ahead; the provider gives such a payment back only as a whole.
alter table payment add column use_escrow boolean not null default false;
alter table payment add constraint only_cash_is_held_in_escrow check (not use_escrow or method in ('vbank', 'transfer'));

-- A deposit that is due soon is reminded of once.
alter table payment add column reminded_at timestamptz;
create index payment_to_remind on payment (vbank_due_at)
  where status = 'waiting' and vbank_due_at is not null and reminded_at is null;

-- What people who run the shop must look at, until somebody did.
create table payment_alert (
  id integer generated always as identity primary key,
  payment_id integer not null references payment (id),
  kind text not null check (kind in ('deposit_reversed', 'deposit_reversed_after_refund')),
  -- 원 that the bank took back, and of it what the buyer had been given back before.
  amount integer not null check (amount > 0),
  given integer not null default 0 check (given between 0 and amount),
  created_at timestamptz not null,
  seen_at timestamptz
);

create index payment_alert_open on payment_alert (created_at) where seen_at is null;
create index payment_alert_by_payment on payment_alert (payment_id);

-- The receipt that a buyer wants for what they pay in cash. The number is sealed, and forgotten once no receipt can need it.
create table cash_receipt_wish (
  order_id integer primary key references orders (id),
  type text not null check (type in ('income_deduction', 'expenditure_proof')),
  identity_select integer not null check (identity_select in (1, 2)),
  identity_masked text not null check (length(identity_masked) between 4 and 30),
  -- The number that the tax office gives for buyers who name none.
  is_placeholder boolean not null,
  key_id text,
  sealed bytea,
  -- Money moved since the receipts were compared with it.
  is_due boolean not null default false,
  constraint a_number_is_sealed_whole check ((key_id is null) = (sealed is null) and (not is_placeholder or sealed is null))
);

-- What was paid in cash before has its receipt, too, where one must be issued.
insert into cash_receipt_wish (order_id, type, identity_select, identity_masked, is_placeholder, is_due)
select order_id, 'income_deduction', 1, '******1234', true, status = 'paid'
  from payment where method in ('vbank', 'transfer') and amount >= 100000;

create index cash_receipt_wish_due on cash_receipt_wish (order_id) where is_due;

-- A receipt at the provider, asked for until it is there.
create table cash_receipt (
  id integer generated always as identity primary key,
  order_id integer not null references cash_receipt_wish (order_id),
  amount integer not null check (amount > 0),
  tax_free integer not null check (tax_free between 0 and amount),
  canceled integer not null default 0 check (canceled between 0 and amount),
  receipt_key text unique,
  issue_number text,
  receipt_url text,
  created_at timestamptz not null,
  issued_at timestamptz,
  failure_code text,
  tries integer not null default 0,
  next_try_at timestamptz,
  constraint an_issued_receipt_has_its_key check ((issued_at is null) = (receipt_key is null)),
  constraint only_issued_receipts_are_canceled check (canceled = 0 or issued_at is not null),
  constraint what_is_open_is_tried_again check ((next_try_at is not null) = (issued_at is null and failure_code is null))
);

create index cash_receipt_by_order on cash_receipt (order_id, id);
create index cash_receipt_open on cash_receipt (next_try_at) where next_try_at is not null;

create table cash_receipt_cancel (
  id integer generated always as identity primary key,
  cash_receipt_id integer not null references cash_receipt (id),
  amount integer not null check (amount > 0),
  created_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  constraint what_is_open_is_tried_again check ((next_try_at is null) = (done_at is not null))
);

create index cash_receipt_cancel_by_receipt on cash_receipt_cancel (cash_receipt_id, id);
create index cash_receipt_cancel_open on cash_receipt_cancel (next_try_at) where done_at is null;

-- The number a member asked to keep for the next order.
create table saved_cash_receipt (
  user_id integer primary key references app_user (id) on delete cascade,
  type text not null check (type in ('income_deduction', 'expenditure_proof')),
  identity_select integer not null check (identity_select in (1, 2)),
  identity_masked text not null check (length(identity_masked) between 4 and 30),
  key_id text not null,
  sealed bytea not null,
  updated_at timestamptz not null
);

create trigger only_of_who_is_here before insert on saved_cash_receipt
  for each row execute function refuse_who_left();

-- Whoever moves the money of an order, its receipts follow.
create function let_receipts_follow() returns trigger language plpgsql as $$
begin
  -- Also when it is due already: whoever is comparing right now must be waited for, and compare once more.
  update cash_receipt_wish set is_due = true where order_id = new.order_id;
  return null;
end $$;

create trigger receipts_follow after update of status, captured, withdrawn on payment
  for each row
  when (new.method in ('vbank', 'transfer')
        and (old.status, old.captured, old.withdrawn) is distinct from (new.status, new.captured, new.withdrawn))
  execute function let_receipts_follow();
