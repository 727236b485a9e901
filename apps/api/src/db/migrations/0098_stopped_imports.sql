-- phase: expand
-- Imports that an operator stops between two parts.

alter table sheet_import drop constraint sheet_import_status_check;
alter table sheet_import add constraint sheet_import_status_check
  check (status in ('running', 'done', 'failed', 'stopped', 'undone'));
alter table sheet_import
  add column stopped_by bigint references operator (id),
  add column stop_reason text check (length(stop_reason) between 1 and 200),
  add constraint stopped_import_has_reason check ((stopped_by is null) = (stop_reason is null)),
  add constraint stopped_import_has_operator check (status <> 'stopped' or stopped_by is not null);
comment on column sheet_import.status is
  '`stopped`: an operator stopped it between two parts; `failed`: a part was refused; parts before stay in both cases.';
comment on column sheet_import.stopped_by is 'Operator who stopped it; kept when it is undone.';
