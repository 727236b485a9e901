-- phase: expand
-- Pages of text that operators write, each under an address of its own for a time.

create table page (
  id bigint primary key,
  slug text not null unique deferrable check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null check (length(title) between 1 and 100),
  contents text not null check (length(contents) between 1 and 20000),
  begin_at timestamptz not null,
  end_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint page_begins_before_its_end check (end_at > begin_at)
);
comment on table page is 'A page of text that operators write, e.g. of an event; its lines and paragraphs are shown as they are.';
comment on column page.slug is 'Last part of its address.';
comment on column page.begin_at is 'Shown from then on.';
comment on column page.end_at is 'Shown until before then; null: without an end.';
comment on column page.version is 'Counts its edits.';
create trigger count_version before update on page for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on page
  for each row execute function notify_table_change('pages');
