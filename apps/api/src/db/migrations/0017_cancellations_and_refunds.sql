-- phase: expand
-- Cancelled products, and the money that goes back. A cancellation says what is owed; a refund is asked of the provider
-- until it is done.

create table cancellation (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  return_request_id bigint unique references return_request (id),
  money integer not null check (money >= 0),
  points integer not null check (points >= 0),
  tax_free integer not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  actor text not null check (actor in ('buyer', 'provider', 'shop')),
  reason text not null check (length(reason) between 1 and 200),
  at timestamptz not null,
  constraint cancellation_tax_free_check check (tax_free between 0 and money)
);
comment on table cancellation is 'Products that were cancelled together, or a granted return, and what came back for them.';
comment on column cancellation.money is 'Money to give back, 원.';
comment on column cancellation.points is 'Points given back.';
comment on column cancellation.lines is 'Reasons and amounts, as the buyer read them before.';
comment on column cancellation.return_request_id is 'Return request that it settles; null: a cancellation.';
create index cancellation_by_order on cancellation (order_id, id);

create table cancellation_product (
  order_product_id bigint primary key references order_product (id),
  cancellation_id bigint not null references cancellation (id)
);
comment on table cancellation_product is 'A cancelled product; each at most once.';
create index cancellation_product_by_cancellation on cancellation_product (cancellation_id);

create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  payment_key text not null,
  cancellation_id bigint unique references cancellation (id),
  amount integer not null check (amount > 0),
  tax_free integer,
  reason text not null,
  account_key_id text,
  account_sealed bytea,
  transaction_key text unique,
  created_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  refusals integer not null default 0 check (refusals >= 0),
  outcome text check (outcome in ('returned', 'paid_elsewhere', 'waived', 'account_closed', 'nothing_owed', 'reversed')),
  outcome_reason text check (length(outcome_reason) between 1 and 200),
  last_code text check (length(last_code) between 1 and 60),
  asked_at timestamptz,
  constraint refund_tax_free_check check (tax_free between 0 and amount),
  constraint done_has_transaction_key check ((done_at is null) = (transaction_key is null)),
  constraint partial_refund_has_tax_free check ((cancellation_id is null) = (tax_free is null)),
  constraint account_sealed_with_key
    check ((account_key_id is null) = (account_sealed is null) and (done_at is null or account_sealed is null)),
  constraint done_has_outcome check ((done_at is null) = (outcome is null))
);
comment on table refund is 'Money to be given back by the provider. Several of one payment are sent one after the other.';
comment on column refund.transaction_key is 'The provider''s id of the refund.';
comment on column refund.cancellation_id is 'What it pays for; null: the whole payment.';
comment on column refund.tax_free is 'Tax-free part, 원; null for a whole refund.';
comment on column refund.account_sealed is 'Account that a deposit goes back to, encrypted; destroyed when the refund is done.';
comment on column refund.refusals is
  'Refusals so far: each is followed by a new idempotency key, since the provider repeats its first answer.';
comment on column refund.outcome is
  'How it ended. `returned` and `paid_elsewhere` gave money; `waived`: not owed; `account_closed`: nobody had paid in; `nothing_owed`: over what was captured; `reversed`: the bank had taken the deposit back.';
comment on column refund.last_code is 'The provider''s last refusal.';
comment on column refund.asked_at is 'When the provider was asked, while its answer is awaited.';
create unique index one_open_whole_refund_per_key
  on refund (payment_key) where done_at is null and cancellation_id is null;
create index refund_open on refund (payment_key, id) where done_at is null;
create index refund_by_payment on refund (payment_id);

create table order_refund_account (
  order_id bigint primary key references orders (id),
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
comment on table order_refund_account is
  'Account for the refunds of one order whose buyer has none saved, encrypted; deleted when nothing can go there any more.';
create index order_refund_account_by_time on order_refund_account (created_at);

-- Derives the outcome of a refund that was ended without one.
create function set_refund_outcome() returns trigger language plpgsql as $$
begin
  new.outcome := case
    when new.transaction_key like 'reversed:%' then 'reversed'
    when new.cancellation_id is null
         and exists (select from payment p where p.id = new.payment_id and p.captured = 0) then 'account_closed'
    else 'returned' end;
  return new;
end $$;

-- Refuses refunds over what was captured. A virtual account without deposit is closed by a refund of the whole price, so the
-- bound is the price where nothing was captured.
create function check_refunds_within_captured() returns trigger language plpgsql as $$
declare
  bound integer;
  promised bigint;
begin
  select greatest(p.captured, p.amount) into bound from payment p where p.id = new.payment_id for no key update;
  select coalesce(sum(r.amount), 0) into promised from refund r
   where r.payment_id = new.payment_id and (r.outcome is null or r.outcome in ('returned', 'paid_elsewhere', 'waived'));
  if promised > bound then
    raise exception 'refunds of payment % are % of %', new.payment_id, promised, bound
      using errcode = 'check_violation', constraint = 'refunds_within_captured', table = 'refund';
  end if;
  return null;
end $$;

create trigger set_refund_outcome before insert or update on refund for each row
  when (new.done_at is not null and new.outcome is null) execute function set_refund_outcome();
create trigger refunds_within_captured after insert or update of amount on refund for each row
  when (new.outcome is null or new.outcome in ('returned', 'paid_elsewhere', 'waived'))
  execute function check_refunds_within_captured();
