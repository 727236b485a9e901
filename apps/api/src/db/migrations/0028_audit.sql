-- phase: expand
-- The nightly audit of money, stock, points and gifts.

create table audit_run (
  id bigint generated always as identity primary key,
  night date not null unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  step text,
  position bigint not null default 0,
  rows bigint not null default 0,
  breaches integer not null default 0,
  lease_until timestamptz,
  constraint finished_has_no_step check (finished_at is null or step is null)
);
comment on table audit_run is 'The audit of one night.';
comment on column audit_run.night is 'Day in KST.';
comment on column audit_run.step is
  'Invariant being checked, and `position` the last key checked; null before the first and after the last.';
comment on column audit_run.lease_until is 'Until when one process works on it.';

create table audit_breach (
  run_id bigint not null references audit_run (id) on delete cascade,
  invariant text not null,
  subject text not null,
  found_at timestamptz not null,
  primary key (run_id, invariant, subject)
);
comment on table audit_breach is 'A row that broke an invariant.';
