-- phase: expand
-- Checkout links: lines of one cart that are ordered in another browser, such as those a shopping assistant picked.

create table checkout_link (
  id uuid primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint checkout_link_expires_later check (expires_at > created_at),
  constraint checkout_link_used_in_time check (used_at between created_at and expires_at)
);
comment on table checkout_link is 'Lines of a cart that one browser takes over to order them.';
comment on column checkout_link.id is 'Signed into the link; without the signature it opens nothing.';
comment on column checkout_link.expires_at is 'End of its validity, also in the signature.';
comment on column checkout_link.used_at is 'When a browser took the lines over, which happens once.';
create index checkout_link_by_expiry on checkout_link (expires_at);

create table checkout_link_line (
  checkout_link_id uuid not null references checkout_link (id) on delete cascade,
  position integer not null check (position >= 0),
  option_id bigint not null references product_option (id),
  units integer not null check (units between 1 and 999),
  unit_price integer not null check (unit_price >= 0),
  primary key (checkout_link_id, option_id)
);
comment on table checkout_link_line is 'An option of a checkout link.';
comment on column checkout_link_line.position is 'Its place in the list.';
comment on column checkout_link_line.unit_price is 'Price of one unit in 원 when the link was made; the shopper pays the price of the checkout.';
create index checkout_link_line_by_option on checkout_link_line (option_id);
