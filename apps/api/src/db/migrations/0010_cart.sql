-- phase: expand
-- Carts of guests and members, and what a login moved from the one to the other.

create table cart_item (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  unique (user_id, product_id)
);
comment on table cart_item is 'A product in a user''s cart.';

create table cart_option (
  id bigint generated always as identity primary key,
  cart_item_id bigint not null references cart_item (id) on delete cascade,
  option_id bigint not null references product_option (id),
  units integer not null check (units between 1 and 999),
  is_checked boolean not null default true,
  created_at timestamptz not null,
  unique (cart_item_id, option_id)
);
comment on table cart_option is 'An option of that product, with its units.';
comment on column cart_option.is_checked is 'Whether it is ticked for the next order.';

create table cart_merge (
  id uuid primary key,
  member_id bigint not null references app_user (id) on delete cascade,
  guest_id bigint not null references app_user (id) on delete cascade,
  moved jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);
comment on table cart_merge is 'What a login moved from a guest''s cart into the member''s; can be undone for half an hour.';
comment on column cart_merge.moved is 'The moved lines, as they were.';
create index cart_merge_by_member on cart_merge (member_id, merged_at desc);
create index cart_merge_by_guest on cart_merge (guest_id);
create index cart_merge_by_age on cart_merge (merged_at);
