-- phase: expand
-- Counts of what is limited, shared by all processes: one row for a key and a window of time. A crash empties the table, and
-- limits begin again; nothing is worth a write to the log.
create unlogged table limit_count (
  key text not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  expires_at timestamptz not null,
  primary key (key, window_start)
);

create index limit_count_by_end on limit_count (expires_at);

-- From where an account was tried: a network, or a device that logged in before; empty for tries of a process of the version
-- before, which count for the account alone.
alter table login_failure add column source text not null default '';

create index login_failure_by_source on login_failure (email_hash, source, failed_at desc);
