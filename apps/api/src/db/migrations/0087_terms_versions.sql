-- phase: expand
-- Terms have versions: drafts, those to come, those in force and those before; some need the members' consent again.

create table terms_version (
  id bigint primary key default nextval('catalog_id_seq'),
  version integer not null default 1 check (version > 0),
  code text not null check (code in ('termsOfService', 'privacy', 'marketing')),
  label text not null check (length(label) between 1 and 40),
  title text not null check (length(title) between 1 and 60),
  is_required boolean not null,
  contents text not null check (length(contents) between 1 and 100000),
  summary text not null default '' check (length(summary) <= 1000),
  effective_at timestamptz,
  is_adverse boolean not null default false,
  needs_consent boolean not null default false,
  constraint terms_version_label_is_one unique (code, label) deferrable,
  constraint terms_version_begins_alone unique (code, effective_at) deferrable,
  constraint terms_version_advertising_is_asked_apart check (not (needs_consent and code = 'marketing'))
);
comment on table terms_version is 'Version of the terms of the shop; one that has begun is never changed.';
comment on column terms_version.version is 'Counts its edits; a write names the one it saw.';
comment on column terms_version.label is 'Name of the version, as consents and pages cite it.';
comment on column terms_version.summary is 'Reason and subject of the change for members; empty: none.';
comment on column terms_version.effective_at is 'In force from then on, until the next one of its code; null: a draft.';
comment on column terms_version.is_adverse is 'True: worse for members, announced 30 days before instead of 7.';
comment on column terms_version.needs_consent is 'True: members are asked to consent again.';
create trigger count_version before update on terms_version for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on terms_version
  for each row execute function notify_table_change('terms');

insert into terms_version (code, label, title, is_required, contents, effective_at)
select t.code, t.version, t.title, t.required, t.contents, '2020-01-01T00:00:00+09:00'
  from shop_rule r cross join jsonb_to_recordset(r.value) as t (code text, version text, title text, required boolean, contents text)
 where r.name = 'terms';

alter table consent_record drop constraint consent_record_source_check;
alter table consent_record add constraint consent_record_source_check
  check (source in ('signUp', 'settings', 'reconfirm', 'newTerms', 'leave')) not valid;
alter table consent_record validate constraint consent_record_source_check;
