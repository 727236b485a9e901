-- phase: expand
-- transaction: none
-- Rehearsals of waiting rooms in a copy of the shop's database (docs/decisions/0163-rehearsals.md). New tables only: nothing waits for a lock.

create table if not exists rehearsal (
  id bigint generated always as identity primary key,
  waiting_room_id bigint not null references waiting_room (id) on delete cascade,
  buyers integer not null check (buyers between 10 and 5000),
  state text not null default 'requested' check (state in ('requested', 'running', 'done', 'failed', 'cancelled')),
  requested_by bigint references operator (id),
  requested_at timestamptz not null,
  started_at timestamptz,
  seen_at timestamptz,
  ended_at timestamptz,
  failure text check (failure in ('interrupted', 'too_long', 'database', 'copy_not_empty', 'shop')),
  report jsonb check (jsonb_typeof(report) = 'object'),
  version integer not null default 1,
  constraint rehearsal_ends_by_state check (
    case state when 'requested' then started_at is null and ended_at is null
               when 'running' then started_at is not null and ended_at is null
               when 'cancelled' then started_at is not null or ended_at is not null
               else ended_at is not null end),
  constraint rehearsal_started_is_seen check ((started_at is null) = (seen_at is null)),
  constraint rehearsal_done_has_report check ((state = 'done') = (report is not null)),
  constraint rehearsal_failed_has_failure check ((state = 'failed') = (failure is not null)),
  constraint rehearsal_in_order check (started_at >= requested_at and ended_at >= requested_at)
);
comment on table rehearsal is 'Rehearsal of a waiting room with generated buyers in a copy of the database; kept as long as the room.';
comment on column rehearsal.buyers is 'Generated buyers who come to the hour.';
comment on column rehearsal.requested_by is 'Operator who asked for it; null: an API key without an operator.';
comment on column rehearsal.seen_at is 'When the process that plays it last said so; one that is silent has failed.';
comment on column rehearsal.ended_at is 'When it ended and its copy was gone; null: it plays, or its process is being stopped.';
comment on column rehearsal.failure is 'Why it failed: interrupted, longer than ten minutes, no copy of the database, a database with other tables, or the copied shop.';
comment on column rehearsal.report is 'What was measured, as the contract''s RehearsalFigures.';
create unique index if not exists one_rehearsal_at_a_time on rehearsal ((true)) where ended_at is null;
create index if not exists rehearsal_by_room on rehearsal (waiting_room_id, id desc);
-- Counts what operators do: that it begins and ends changes nothing of what they saw.
create or replace trigger count_version before update on rehearsal for each row
  when (new.state = 'cancelled' and old.state <> 'cancelled') execute function count_version();
