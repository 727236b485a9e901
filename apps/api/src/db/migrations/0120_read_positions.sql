-- phase: expand
-- Read positions: how far into PostgreSQL's log a replica must be for a person to read there what they wrote.

create unlogged table read_position (
  reader text primary key,
  position bigint not null check (position >= 0),
  expires_at timestamptz not null
);
comment on table read_position is
  'End of the log after the last change of a person, shared by all processes. Unlogged: a crash empties it, and everybody reads from the primary until replicas are past it.';
comment on column read_position.reader is 'Kind and id of the person, e.g. buyer:12 or operator:3.';
comment on column read_position.position is 'Bytes of the log.';
comment on column read_position.expires_at is 'When no replica in use can be behind it.';
create index read_position_by_end on read_position (expires_at);
