-- Who works here: accounts apart from shoppers, what they may do, and what they did.

create table operator (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 200),
  name text not null check (length(name) between 1 and 30),
  password_hash text not null,
  -- The secret of the second factor, sealed as `operator <id>`; null only until the row is a moment old.
  totp_key_id text,
  totp_sealed bytea,
  -- The last half minute of which a code was taken: a code opens the door once.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  disabled_at timestamptz,
  check ((totp_key_id is null) = (totp_sealed is null))
);

-- What a role may do is data; the permissions are the vocabulary of the calls.
create table operator_role (
  name text primary key check (name ~ '^[a-z-]{2,30}$'),
  title text not null
);

create table role_permission (
  role text not null references operator_role (name),
  permission text not null
    check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
                          'stock.change', 'operators.manage')),
  primary key (role, permission)
);

create table role_of_operator (
  operator_id integer not null references operator (id),
  role text not null references operator_role (name),
  primary key (operator_id, role)
);

insert into operator_role values
  ('manager', '관리자'), ('orders', '주문 담당'), ('packing', '출고 담당'), ('support', '고객 상담'), ('viewer', '조회');
insert into role_permission values
  ('manager', 'orders.read'), ('manager', 'orders.ship'), ('manager', 'orders.refund'), ('manager', 'claims.decide'),
  ('manager', 'points.adjust'), ('manager', 'stock.change'), ('manager', 'operators.manage'),
  ('orders', 'orders.read'), ('orders', 'orders.ship'), ('orders', 'orders.refund'), ('orders', 'claims.decide'),
  ('orders', 'stock.change'),
  ('packing', 'orders.read'), ('packing', 'orders.ship'),
  ('support', 'orders.read'), ('support', 'claims.decide'), ('support', 'points.adjust'),
  ('viewer', 'orders.read');

-- For a lost second factor: each opens the door once.
create table operator_recovery_code (
  operator_id integer not null references operator (id),
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz,
  primary key (operator_id, hash)
);

create table operator_token (
  hash bytea primary key check (octet_length(hash) = 32),
  operator_id integer not null references operator (id),
  -- `command`: made by the command line for one command.
  source text not null check (source in ('login', 'command')),
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at <= created_at + interval '12 hours')
);

create index operator_token_by_operator on operator_token (operator_id);
create index operator_token_by_end on operator_token (expires_at);

create table operator_idempotent_reply (
  operator_id integer not null references operator (id),
  key text not null check (length(key) between 1 and 300),
  call text not null,
  request_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null,
  primary key (operator_id, key)
);

create index operator_idempotent_reply_by_age on operator_idempotent_reply (created_at);

-- What was done, by whom, when, to what, from what to what, why, by which request. Rows are only added.
create table operator_action (
  id bigint generated always as identity primary key,
  -- Null: the command line itself, which needs no account to make the first one.
  operator_id integer references operator (id),
  source text not null check (source in ('login', 'command')),
  action text not null check (length(action) between 1 and 60),
  subject text not null check (length(subject) between 1 and 80),
  before jsonb,
  after jsonb,
  reason text check (length(reason) between 1 and 200),
  request_id text not null,
  at timestamptz not null,
  check (operator_id is not null or source = 'command')
);

create index operator_action_by_subject on operator_action (subject, id desc);
create index operator_action_by_operator on operator_action (operator_id, id desc);
create trigger only_added before update or delete on operator_action
  for each row execute function refuse_change();
create trigger never_emptied before truncate on operator_action
  for each statement execute function refuse_change();

-- Where a product was when its buyer asked to cancel it, for the case that they are told no. Kept by the table itself:
-- whoever moves a product need not think of it.
alter table order_product add column asked_from text;
update order_product set asked_from = 'delivery_waiting' where status = 'withdraw_request';
create function keep_asked_from() returns trigger language plpgsql as $$
begin
  new.asked_from := case when new.status = 'withdraw_request' then old.status end;
  return new;
end $$;
create trigger keep_asked_from before update of status on order_product for each row
  when (old.status <> new.status) execute function keep_asked_from();
alter table order_product add constraint what_is_asked_for_was_somewhere
  check ((asked_from is not null) = (status = 'withdraw_request'));

-- The operators' lists: newest first, whatever they are searched by.
create index orders_by_time on orders (created_at, id);
create index orders_by_status_and_time on orders (status, created_at, id);
create index orders_by_receiver on orders ((address ->> 'receiverName'), created_at, id);
create index orders_by_receiver_phone on orders ((address ->> 'phone'), created_at, id);
create index orders_by_guest_name on orders ((address ->> 'guestOrderName'), created_at, id);

-- A member's list, however many orders they have: what it filters by is in the index itself.
drop index orders_by_user;
create index orders_by_user on orders (user_id, id desc) include (status, created_at);
drop index order_product_by_order;
create index order_product_by_order on order_product (order_id) include (status, name);
