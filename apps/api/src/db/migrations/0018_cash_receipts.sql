-- phase: expand
-- Receipts of cash payments (현금영수증), asked of the provider until they agree with the money.

create table cash_receipt_request (
  order_id bigint primary key references orders (id),
  type text not null check (type in ('income_deduction', 'expenditure_proof')),
  identity_select integer not null check (identity_select in (1, 2)),
  identity_masked text not null check (length(identity_masked) between 4 and 30),
  is_placeholder boolean not null,
  key_id text,
  sealed bytea,
  is_due boolean not null default false,
  constraint sealed_with_key check ((key_id is null) = (sealed is null) and (not is_placeholder or sealed is null))
);
comment on table cash_receipt_request is 'The receipt that a buyer wants for an order.';
comment on column cash_receipt_request.identity_select is '1: phone number, 2: card or business number.';
comment on column cash_receipt_request.identity_masked is 'The number as shown.';
comment on column cash_receipt_request.is_placeholder is 'Whether it is the tax office''s number for buyers who name none.';
comment on column cash_receipt_request.sealed is 'The number, encrypted; destroyed once no receipt can need it.';
comment on column cash_receipt_request.is_due is 'Whether money moved since the receipts were compared with it.';
create index cash_receipt_request_due on cash_receipt_request (order_id) where is_due;

create table cash_receipt (
  id bigint generated always as identity primary key,
  order_id bigint not null references cash_receipt_request (order_id),
  amount integer not null check (amount > 0),
  tax_free integer not null,
  canceled integer not null default 0,
  receipt_key text unique,
  issue_number text,
  receipt_url text,
  created_at timestamptz not null,
  issued_at timestamptz,
  failure_code text,
  tries integer not null default 0,
  next_try_at timestamptz,
  refusals integer not null default 0 check (refusals >= 0),
  constraint cash_receipt_tax_free_check check (tax_free between 0 and amount),
  constraint cash_receipt_canceled_check check (canceled between 0 and amount),
  constraint issued_receipt_has_key check ((issued_at is null) = (receipt_key is null)),
  constraint only_issued_receipts_canceled check (canceled = 0 or issued_at is not null),
  constraint open_has_next_try check ((next_try_at is not null) = (issued_at is null and failure_code is null))
);
comment on table cash_receipt is 'A receipt at the provider.';
comment on column cash_receipt.canceled is 'Part of it that was cancelled, 원.';
comment on column cash_receipt.refusals is 'Refusals so far: each is followed by a new idempotency key.';
create index cash_receipt_by_order on cash_receipt (order_id, id);
create index cash_receipt_open on cash_receipt (next_try_at) where next_try_at is not null;

create table cash_receipt_cancellation (
  id bigint generated always as identity primary key,
  cash_receipt_id bigint not null references cash_receipt (id),
  amount integer not null check (amount > 0),
  created_at timestamptz not null,
  done_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  refusals integer not null default 0 check (refusals >= 0),
  constraint open_has_next_try check ((next_try_at is null) = (done_at is not null))
);
comment on table cash_receipt_cancellation is 'A cancellation of a part of a receipt.';
create index cash_receipt_cancellation_by_receipt on cash_receipt_cancellation (cash_receipt_id, id);
create index cash_receipt_cancellation_open on cash_receipt_cancellation (next_try_at) where done_at is null;

create table saved_cash_receipt (
  user_id bigint primary key references app_user (id) on delete cascade,
  type text not null check (type in ('income_deduction', 'expenditure_proof')),
  identity_select integer not null check (identity_select in (1, 2)),
  identity_masked text not null check (length(identity_masked) between 4 and 30),
  key_id text not null,
  sealed bytea not null,
  updated_at timestamptz not null
);
comment on table saved_cash_receipt is 'The number that a member keeps for the next order.';

-- Marks the receipts of an order as due when its money moves.
create function mark_receipts_due() returns trigger language plpgsql as $$
begin
  -- Also when it is due already: the row lock makes a comparison in progress finish first, and the next one see this change.
  update cash_receipt_request set is_due = true where order_id = new.order_id;
  return null;
end $$;

create trigger member_not_deleted before insert on saved_cash_receipt
  for each row execute function refuse_deleted_member();
create trigger mark_receipts_due after update of status, captured, cancelled on payment
  for each row
  when (new.method in ('vbank', 'transfer')
        and (old.status, old.captured, old.cancelled) is distinct from (new.status, new.captured, new.cancelled))
  execute function mark_receipts_due();
