-- phase: expand
-- Operators export sheets, and edit records by files: an import is kept with its parts, so that it is followed and undone as one.

-- Adds a permission to those that there are.
do $$
begin
  execute (
    select 'alter table role_permission drop constraint role_permission_permission_check, '
             || 'add constraint role_permission_permission_check '
             || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''data.export''::text, ')
      from pg_constraint where conname = 'role_permission_permission_check');
end $$;
insert into role_permission (role, permission) values ('manager', 'data.export') on conflict do nothing;

create table sheet_import (
  id bigint generated always as identity primary key,
  sheet text not null check (sheet in ('products', 'options', 'prices', 'stock', 'dispatches')),
  status text not null check (status in ('running', 'done', 'failed', 'undone')),
  file_name text not null check (length(file_name) <= 200),
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  problems jsonb not null check (jsonb_typeof(problems) = 'array'),
  row_count integer not null,
  is_partial boolean not null,
  operator_id bigint not null references operator (id),
  source text not null check (source in ('login', 'command')),
  reason text not null check (length(reason) between 1 and 200),
  request_id text not null,
  ip_address text check (length(ip_address) between 1 and 60),
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint sheet_import_row_count_check check (row_count between 1 and 50000),
  constraint sheet_import_ended_at_check check ((status = 'running') = (ended_at is null))
);
comment on table sheet_import is 'Edit of records by one file of an operator.';
comment on column sheet_import.sheet is 'Kind of the rows, as in the path of the call.';
comment on column sheet_import.columns is 'Columns that were read: field, heading and place, from 0.';
comment on column sheet_import.problems is 'Cells that could not be read, with their rows.';
comment on column sheet_import.row_count is 'Rows of the file, those with problems included.';
comment on column sheet_import.is_partial is 'Rows that can be written are written where others are refused.';
comment on column sheet_import.source is '`command`: asked for by the command line.';
comment on column sheet_import.ip_address is 'Network address; null: the command line.';
comment on column sheet_import.ended_at is 'Instant at which the last part was written, or at which it failed; null while running.';
create index sheet_import_by_sheet on sheet_import (sheet, id desc);
create index sheet_import_by_status on sheet_import (status, id desc);
create index sheet_import_by_ended_at on sheet_import (ended_at) where ended_at is not null;

create table sheet_import_part (
  import_id bigint not null references sheet_import (id) on delete cascade,
  place integer not null check (place >= 0),
  row_count integer not null check (row_count between 0 and 500),
  rows jsonb check (jsonb_typeof(rows) = 'array'),
  changed_count integer not null default 0 check (changed_count >= 0),
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  change_id bigint references operator_change (id),
  primary key (import_id, place)
);
comment on table sheet_import_part is 'Up to 500 rows of an import, written in one transaction.';
comment on column sheet_import_part.place is 'Order of the parts, from 0.';
comment on column sheet_import_part.rows is 'Rows to write; null once they were looked at.';
comment on column sheet_import_part.changed_count is 'Rows that were changed.';
comment on column sheet_import_part.problems is 'Rows that were refused.';
comment on column sheet_import_part.change_id is 'Change that it made; null where nothing differed.';
