-- Who is here: guests and members, their tokens, addresses and carts.

create table app_user (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_type text not null check (user_type in ('guest', 'email', 'kakaotalk', 'naver')),
  email text unique check (email = lower(email)),
  password_hash text,
  name text,
  phone text,
  nickname text,
  profile_image_url text,
  grade integer not null default 1,
  client_center_reply_alarm boolean not null default true,
  order_delivery_alarm boolean not null default true,
  advertising_alarm boolean not null default false,
  advertising_promotion boolean not null default false,
  advertising_alarm_update_date timestamptz,
  point_balance integer not null default 0 check (point_balance >= 0),
  order_count integer not null default 0 check (order_count >= 0),
  created_at timestamptz not null,
  check (user_type <> 'email' or (email is not null and password_hash is not null))
);

create table access_token (
  hash bytea primary key check (octet_length(hash) = 32),
  user_id integer not null references app_user (id) on delete cascade,
  token_type text not null check (token_type in ('temp', 'nonce', 'oauth', 'email', 'guest')),
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index access_token_by_user on access_token (user_id);
create index access_token_by_end on access_token ((least(expires_at, revoked_at)));

create table delivery_address (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  is_default boolean not null,
  selected_address text not null,
  road_address text not null,
  jibun_address text not null,
  address_detail text not null,
  receiver_name text not null,
  phone text not null,
  zonecode text not null check (zonecode ~ '^\d{5}$'),
  memo text not null,
  delivery_address_type text not null,
  created_at timestamptz not null
);

create unique index one_default_address on delivery_address (user_id) where is_default;
create index delivery_address_by_user on delivery_address (user_id);

-- One product in somebody's cart; its picked options hang below it.
create table cart_item (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id) on delete cascade,
  product_id integer not null references product (id),
  unique (user_id, product_id)
);

create table cart_option (
  id integer generated always as identity primary key,
  cart_item_id integer not null references cart_item (id) on delete cascade,
  option_id integer not null references product_option (id),
  units integer not null check (units between 1 and 999),
  is_checked boolean not null default true,
  created_at timestamptz not null,
  unique (cart_item_id, option_id)
);

create table idempotent_reply (
  user_id integer not null references app_user (id) on delete cascade,
  key text not null check (length(key) between 1 and 300),
  call text not null,
  request_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index idempotent_reply_by_age on idempotent_reply (created_at);
