-- phase: expand
-- Draft orders: what a shopper ordered by telephone, opened by a link in a text and paid in the usual checkout.

create table draft_order (
  id bigint generated always as identity primary key,
  link_hash bytea not null unique,
  phone_end text not null check (phone_end ~ '^[0-9]{4}$'),
  note text not null check (length(note) <= 300),
  created_by bigint not null references operator (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  cancelled_at timestamptz,
  constraint draft_expires_later check (expires_at > created_at)
);
comment on table draft_order is 'An order that an operator wrote down for a shopper, who opens it by a link and pays.';
comment on column draft_order.link_hash is 'SHA-256 of the secret in the link, which is not kept.';
comment on column draft_order.phone_end is 'Last four digits of the number to which the link was sent; the number itself is not kept.';
comment on column draft_order.note is 'Note among operators.';
comment on column draft_order.opened_at is 'When the link was first opened.';
create index draft_order_by_expiry on draft_order (expires_at);

create table draft_order_line (
  draft_order_id bigint not null references draft_order (id) on delete cascade,
  position integer not null check (position >= 0),
  option_id bigint not null references product_option (id),
  units integer not null check (units between 1 and 999),
  unit_price integer not null check (unit_price >= 0),
  primary key (draft_order_id, option_id)
);
comment on table draft_order_line is 'An option of a draft order.';
comment on column draft_order_line.position is 'Its place in the draft.';
comment on column draft_order_line.unit_price is 'Price of one unit in 원 when it was written down; the shopper pays the price of the checkout.';
create index draft_order_line_by_option on draft_order_line (option_id);
