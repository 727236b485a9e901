-- phase: expand
-- Who works here: accounts apart from shoppers, roles with permissions, and the trail of what they did.

create table operator (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 200),
  name text not null check (length(name) between 1 and 30),
  password_hash text not null,
  totp_key_id text,
  totp_sealed bytea,
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  disabled_at timestamptz,
  must_change_password boolean not null default false,
  constraint totp_sealed_with_key check ((totp_key_id is null) = (totp_sealed is null))
);
comment on table operator is 'A person who works in the shop.';
comment on column operator.totp_sealed is 'Secret of the second factor, encrypted.';
comment on column operator.totp_step is 'Half minute of the last accepted code: each code works once.';
comment on column operator.must_change_password is 'Whether somebody else chose the password.';

create table operator_role (
  name text primary key check (name ~ '^[a-z-]{2,30}$'),
  title text not null,
  personal_data_purpose text check (length(personal_data_purpose) between 1 and 200)
);
comment on table operator_role is 'A role.';
comment on column operator_role.personal_data_purpose is
  'Standing purpose for reading unmasked personal data in lists; null: lists are masked.';
insert into operator_role (name, title, personal_data_purpose) values
  ('manager', '관리자', null), ('orders', '주문 담당', null), ('packing', '출고 담당', '출고와 송장 작성'), ('support', '고객 상담', null),
  ('viewer', '조회', null);

create table role_permission (
  role text not null references operator_role (name),
  permission text not null
    check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
      'stock.change', 'operators.manage', 'personal-data.read')),
  primary key (role, permission)
);
comment on table role_permission is 'A permission of a role; the permissions are the vocabulary of the calls.';
insert into role_permission (role, permission) values
  ('manager', 'orders.read'), ('manager', 'orders.ship'), ('manager', 'orders.refund'), ('manager', 'claims.decide'),
  ('manager', 'points.adjust'), ('manager', 'stock.change'), ('manager', 'operators.manage'),
  ('orders', 'orders.read'), ('orders', 'orders.ship'), ('orders', 'orders.refund'), ('orders', 'claims.decide'),
  ('orders', 'stock.change'),
  ('packing', 'orders.read'), ('packing', 'orders.ship'),
  ('support', 'orders.read'), ('support', 'claims.decide'), ('support', 'points.adjust'),
  ('viewer', 'orders.read'),
  ('manager', 'personal-data.read'), ('orders', 'personal-data.read'), ('packing', 'personal-data.read'),
  ('support', 'personal-data.read');

create table operator_role_assignment (
  operator_id bigint not null references operator (id),
  role text not null references operator_role (name),
  primary key (operator_id, role)
);
comment on table operator_role_assignment is 'A role of an operator.';

create table operator_recovery_code (
  operator_id bigint not null references operator (id),
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz,
  primary key (operator_id, hash)
);
comment on table operator_recovery_code is 'A code for a lost second factor; used once.';

create table operator_token (
  hash bytea primary key check (octet_length(hash) = 32),
  operator_id bigint not null references operator (id),
  source text not null check (source in ('login', 'command')),
  ip_address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint session_within_12_hours check (expires_at <= created_at + interval '12 hours')
);
comment on table operator_token is 'A session of an operator.';
comment on column operator_token.source is '`command`: made by the command line for one command.';
create index operator_token_by_operator on operator_token (operator_id);
create index operator_token_by_end on operator_token (expires_at);

create table operator_idempotency_key (
  operator_id bigint not null references operator (id),
  key text not null check (length(key) between 1 and 300),
  call text not null,
  request_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null,
  primary key (operator_id, key)
);
comment on table operator_idempotency_key is 'A reply kept under the key of an operator''s request; see `idempotency_key`.';
create index operator_idempotency_key_by_age on operator_idempotency_key (created_at);

create table operator_action (
  id bigint generated always as identity primary key,
  operator_id bigint references operator (id),
  source text not null check (source in ('login', 'command', 'stranger')),
  ip_address text check (length(ip_address) between 1 and 60),
  action text not null check (length(action) between 1 and 60),
  subject text not null check (length(subject) between 1 and 80),
  before jsonb,
  after jsonb,
  reason text check (length(reason) between 1 and 300),
  request_id text not null,
  at timestamptz not null,
  constraint operator_action_has_operator check (operator_id is not null or source in ('command', 'stranger'))
);
comment on table operator_action is 'The trail: what was done, by whom, to what, why. Append-only.';
comment on column operator_action.operator_id is 'Null: the command line itself, or a failed login.';
comment on column operator_action.source is '`stranger`: a failed login, whose subject names the account that was tried.';
comment on column operator_action.before is 'State before, and `after` it.';
comment on column operator_action.ip_address is 'Network address; null: the command line.';
create index operator_action_by_subject on operator_action (subject, id desc);
create index operator_action_by_operator on operator_action (operator_id, id desc);

create trigger append_only before update or delete on operator_action
  for each row execute function refuse_change();
create trigger never_truncated before truncate on operator_action
  for each statement execute function refuse_change();
