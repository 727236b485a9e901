-- phase: expand
-- Proofs of the books: how far the one of each night came, so that it goes on there after its process ended, and what it found.

create table audit_run (
  id integer generated always as identity primary key,
  -- The night it belongs to, a day of Korea.
  night date not null unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- What is looked at now, and up to which key it was; null before the first and after the last.
  step text,
  position bigint not null default 0,
  rows bigint not null default 0,
  breaches integer not null default 0,
  -- One process works at it until then; who ends early gives it back.
  held_until timestamptz,
  check (finished_at is null or step is null)
);

create table audit_breach (
  run_id integer not null references audit_run (id) on delete cascade,
  invariant text not null,
  subject text not null,
  found_at timestamptz not null,
  primary key (run_id, invariant, subject)
);

-- What was given back of a payment is added up payment by payment.
create index if not exists refund_by_payment on refund (payment_id);
