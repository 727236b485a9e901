-- phase: expand
-- Previews of the shop's pages at an instant, which operators open by a secret address.

create table preview (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  page_kind text not null check (page_kind in ('home', 'home-tab', 'display-group', 'product', 'page', 'best')),
  page_id bigint,
  path text not null check (path ~ '^/' and length(path) <= 200),
  variant text check (variant in ('todayfruit', 'market', 'farmer', 'ru')),
  shown_at timestamptz not null,
  shows_unpublished boolean not null,
  created_by bigint not null references operator (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint preview_page_has_its_id check ((page_id is null) = (page_kind in ('home', 'best'))),
  constraint preview_expires_later check (expires_at > created_at),
  constraint preview_shown_within_90_days check (shown_at <= created_at + interval '90 days')
);
comment on table preview is 'A preview of the shop at an instant, opened by a secret address for an hour; nothing of it is kept in a cache.';
comment on column preview.token_hash is 'SHA-256 of the secret in the address, which is not kept.';
comment on column preview.page_id is 'Home tab, display group, product or page of text that it opens with; null: the home or the best.';
comment on column preview.path is 'Path and query of the page that it opens with.';
comment on column preview.variant is 'Variant that it opens on; null: each of the four.';
comment on column preview.shown_at is 'Instant at which the shop is shown.';
comment on column preview.shows_unpublished is 'True when drafts, hidden tabs and what begins later are shown as if they were published.';
comment on column preview.revoked_at is 'When an operator ended it before its time.';
create index preview_by_expiry on preview (expires_at);
create index preview_by_operator on preview (created_by);
