-- phase: expand
-- Popups that the home of a variant shows for a time.

create table popup (
  id bigint primary key,
  title text not null check (length(title) between 1 and 60),
  text text check (length(text) between 1 and 300),
  image text,
  image_alt text not null default '' check (length(image_alt) <= 100),
  href text,
  variants text[] not null check (
    cardinality(variants) > 0 and variants <@ array['todayfruit', 'market', 'farmer', 'ru']),
  begin_at timestamptz not null,
  end_at timestamptz not null,
  version integer not null default 1 check (version > 0),
  constraint popup_begins_before_its_end check (end_at > begin_at),
  constraint popup_shows_something check (text is not null or image is not null)
);
comment on table popup is 'A popup that the home shows until its visitor closes it for the day.';
comment on column popup.text is 'Text below the title; null: the picture alone.';
comment on column popup.image is 'Path of the picture; null: text alone.';
comment on column popup.image_alt is 'Text in the place of the picture for screen readers; empty: the title says it.';
comment on column popup.href is 'Path within the shop that it leads to; null: nowhere.';
comment on column popup.variants is 'Variants that show it.';
comment on column popup.begin_at is 'Shown from then on.';
comment on column popup.end_at is 'Shown until before then.';
comment on column popup.version is 'Counts its edits.';
create trigger count_version before update on popup for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on popup
  for each row execute function notify_table_change('popups');
