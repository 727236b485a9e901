-- phase: expand
-- Operators add, edit and delete what is shown beside the goods: notices, questions, banners, groups, advertisements, categories.

create sequence catalog_id_seq as bigint start 1000000000;
comment on sequence catalog_id_seq is 'Ids of catalogue rows that operators add, beyond those of the files.';

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read', 'catalog.edit', 'displays.edit'));
insert into role_permission (role, permission) values ('manager', 'displays.edit') on conflict do nothing;

alter table notice add column version integer not null default 1 check (version > 0);
alter table faq add column version integer not null default 1 check (version > 0);
alter table banner add column version integer not null default 1 check (version > 0);
alter table display_group add column version integer not null default 1 check (version > 0);
alter table advertisement add column version integer not null default 1 check (version > 0);
alter table category add column version integer not null default 1 check (version > 0);
comment on column notice.version is 'Counts its edits.';
comment on column faq.version is 'Counts its edits.';
comment on column banner.version is 'Counts its edits.';
comment on column display_group.version is 'Counts its edits.';
comment on column advertisement.version is 'Counts its edits.';
comment on column category.version is 'Counts its edits.';

create trigger count_version before update on notice for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on faq for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on banner for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on display_group for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on advertisement for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger count_version before update on category for each row when (old.* is distinct from new.*)
  execute function count_version();
