-- phase: expand
-- Lists of all goods that price comparison sites fetch, each at an address that cannot be guessed.

create table product_feed (
  id bigint primary key,
  name text not null check (length(name) between 1 and 60),
  format text not null check (format in ('naver', 'google')),
  variant text not null check (variant in ('todayfruit', 'market', 'farmer', 'ru')),
  is_on boolean not null,
  token_hash bytea unique,
  version integer not null default 1 check (version > 0)
);
comment on table product_feed is 'A list of all goods of a variant that a price comparison site fetches.';
comment on column product_feed.format is 'naver: tab-separated, EP 3.0 of Naver Shopping; google: RSS 2.0 of Google Merchant Center.';
comment on column product_feed.is_on is 'Answers at its address.';
comment on column product_feed.token_hash is 'SHA-256 of the secret in its address, which is not kept; null: it has no address yet.';
comment on column product_feed.version is 'Counts its edits and its addresses.';
create trigger count_version before update on product_feed for each row when (old.* is distinct from new.*)
  execute function count_version();
