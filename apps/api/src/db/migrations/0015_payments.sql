-- phase: expand
-- Payments of orders, what the provider reported of them, and registered cards.

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  status text not null check (status in ('waiting', 'paid', 'withdraw')),
  method text not null check (method in ('card', 'easypay', 'vbank', 'transfer', 'phone', 'billing', 'point')),
  amount integer not null check (amount >= 0),
  tax_free integer not null,
  provider text not null check (provider in ('toss', 'point')),
  payment_key text unique,
  provider_status text,
  secret text,
  captured integer not null default 0 check (captured >= 0),
  refunded integer not null default 0,
  cancelled integer not null default 0,
  card_text text,
  receipt_url text,
  vbank_account_number text,
  vbank_bank_code text,
  vbank_customer_name text,
  vbank_due_at timestamptz,
  failure_code text,
  failure_message text,
  approved_at timestamptz,
  check_at timestamptz,
  use_escrow boolean not null default false,
  reminded_at timestamptz,
  confirm_started_at timestamptz,
  constraint payment_tax_free_check check (tax_free between 0 and amount),
  constraint payment_refunded_check check (refunded between 0 and captured),
  constraint paid_means_captured check (status <> 'paid' or captured = amount),
  constraint cancelled_within_captured check (cancelled between 0 and captured),
  constraint escrow_for_cash_only check (not use_escrow or method in ('vbank', 'transfer'))
);
comment on table payment is 'The payment of an order.';
comment on column payment.payment_key is 'The provider''s id of the payment.';
comment on column payment.secret is 'The provider''s secret for webhooks of a virtual account.';
comment on column payment.captured is 'Money that was taken, 원.';
comment on column payment.refunded is 'Money that was given back, 원.';
comment on column payment.cancelled is 'Money of cancelled products, given back or to be given back, 원.';
comment on column payment.check_at is 'When the provider is asked next; null: nothing can change any more.';
comment on column payment.confirm_started_at is 'Since when the payment is being confirmed.';
comment on column payment.use_escrow is
  'Whether the provider holds the money until delivery; such a payment is refunded as a whole only.';
comment on column payment.reminded_at is 'When the buyer was reminded of the deposit; once.';
comment on column payment.card_text is 'Card as shown, e.g. issuer and last digits.';
create index payment_to_check on payment (check_at) where check_at is not null;
create index payment_by_approval on payment (approved_at) where approved_at is not null;
create index payment_to_remind
  on payment (vbank_due_at) where status = 'waiting' and vbank_due_at is not null and reminded_at is null;

create table payment_status_change (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  from_status text,
  to_status text not null,
  provider_status text,
  at timestamptz not null
);
comment on table payment_status_change is 'A change of the status of a payment.';
create index payment_status_change_by_payment on payment_status_change (payment_id, id);

create table payment_webhook (
  transmission_id text primary key,
  kind text not null,
  order_uuid uuid,
  received_at timestamptz not null,
  handled_at timestamptz
);
comment on table payment_webhook is 'A webhook of the payment provider; the key makes a repeated delivery visible.';
comment on column payment_webhook.handled_at is 'When it was acted upon; null: not yet.';
create index payment_webhook_by_age on payment_webhook (handled_at) where handled_at is not null;

create table payment_alert (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  kind text not null check (kind in ('deposit_reversed', 'deposit_reversed_after_refund')),
  amount integer not null check (amount > 0),
  given integer not null default 0,
  created_at timestamptz not null,
  seen_at timestamptz,
  note text check (length(note) between 1 and 200),
  constraint payment_alert_given_check check (given between 0 and amount),
  constraint seen_alert_has_note check ((note is null) = (seen_at is null))
);
comment on table payment_alert is 'A reversed deposit that an operator must look at.';
comment on column payment_alert.amount is 'Money that the bank took back, 원.';
comment on column payment_alert.given is 'Part of it that the buyer had been given back before, 원.';
comment on column payment_alert.note is 'What the operator did about it.';
create index payment_alert_open on payment_alert (created_at) where seen_at is null;
create index payment_alert_by_payment on payment_alert (payment_id);

create table billing_card (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  key_id text not null,
  sealed bytea not null,
  issuer_code text not null check (length(issuer_code) between 1 and 4),
  number_masked text not null check (number_masked ~ '\*' and length(number_masked) between 4 and 30),
  is_default boolean not null,
  created_at timestamptz not null
);
comment on table billing_card is 'A registered card that pays without a window. Its number is never stored.';
comment on column billing_card.sealed is 'The provider''s billing key, encrypted.';
comment on column billing_card.number_masked is 'Number as the provider masks it.';
create index billing_card_by_user on billing_card (user_id, id);
create unique index one_default_card_each on billing_card (user_id) where is_default;

create table billing_key_removal (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  key_id text not null,
  sealed bytea not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
comment on table billing_key_removal is
  'A billing key that the provider still has to delete, of a removed card or of a member who left.';
create index billing_key_removal_due on billing_key_removal (next_try_at);

-- Queues the billing key of a deleted card for deletion at the provider.
create function remove_billing_key() returns trigger language plpgsql as $$
begin
  -- In the past, so due at once.
  insert into billing_key_removal (user_id, key_id, sealed, next_try_at)
  values (old.user_id, old.key_id, old.sealed, old.created_at);
  return null;
end $$;

create trigger member_not_deleted before insert on billing_card
  for each row execute function refuse_deleted_member();
create trigger remove_billing_key after delete on billing_card for each row execute function remove_billing_key();
