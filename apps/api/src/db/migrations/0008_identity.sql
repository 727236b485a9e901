-- Who is here: proofs of phones and of accounts elsewhere, sessions, consents, and what is left of who has left.

-- A number belongs to one member at a time, and only once it was proven.
alter table app_user
  add column phone_verified_at timestamptz,
  add column night_alarm boolean not null default false,
  add column left_at timestamptz,
  drop constraint app_user_user_type_check,
  add constraint app_user_user_type_check check (user_type in ('guest', 'email', 'kakaotalk', 'naver')),
  -- Nothing of a person is left when they have left.
  add constraint nothing_left_of_who_left check
    (left_at is null or num_nonnulls(email, password_hash, name, phone, nickname, profile_image_url) = 0),
  drop constraint app_user_check,
  add constraint email_members_have_a_password check
    (user_type <> 'email' or left_at is not null or (email is not null and password_hash is not null));

create unique index one_member_per_proven_phone on app_user (phone) where phone_verified_at is not null;

-- The account of a person at a provider: the provider's subject, never an e-mail.
create table social_account (
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  subject text not null,
  user_id integer not null references app_user (id) on delete cascade,
  linked_at timestamptz not null,
  -- The refresh token where unlinking needs one: encrypted by the shop, with the id of the key.
  key_id text,
  sealed bytea,
  primary key (sns_type, subject),
  unique (user_id, sns_type),
  check ((key_id is null) = (sealed is null))
);

-- A provider that has to be told that somebody unlinked or left; asked until it is told. Whom, is encrypted.
create table social_unlink (
  id uuid primary key,
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);

create index social_unlink_due on social_unlink (next_try_at);

-- A login at a provider that was begun here: who began it, and the secret (PKCE) that ends it. Used once.
create table social_login (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  user_id integer not null references app_user (id) on delete cascade,
  code_verifier text not null,
  next text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index social_login_by_age on social_login (created_at);

-- What a provider said of somebody, for the minutes until they join, log in or link. The token's hash is its key; what is
-- used is deleted.
create table social_proof (
  hash bytea primary key check (octet_length(hash) = 32),
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  subject text not null,
  email text,
  is_email_verified boolean not null,
  name text,
  profile_image_url text,
  key_id text,
  sealed bytea,
  user_id integer not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  check ((key_id is null) = (sealed is null))
);

create index social_proof_by_age on social_proof (created_at);
create index social_proof_by_subject on social_proof (sns_type, subject);

-- A code that was sent to a phone for one purpose; kept as an HMAC, tried five times, used once.
create table phone_code (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null
    check (purpose in ('signUp', 'resetPassword', 'changePhone', 'guestOrders', 'guestCancel')),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  user_id integer not null references app_user (id) on delete cascade,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  verified_at timestamptz,
  used_at timestamptz,
  check (used_at is null or verified_at is not null)
);

create index phone_code_by_phone on phone_code (phone, created_at desc);
create index phone_code_by_address on phone_code (address, created_at desc);
create index phone_code_by_user on phone_code (user_id, created_at desc);

-- Failed logins: by account and by address, for the minutes in which they count.
create table login_failure (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  address text not null,
  failed_at timestamptz not null
);

create index login_failure_by_email on login_failure (email_hash, failed_at desc);
create index login_failure_by_address on login_failure (address, failed_at desc);

-- What its owner sees of a session.
alter table access_token
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text not null default '',
  add column last_seen_at timestamptz;

-- Every yes and no, as it was said. Rows are only added; the settings of a member are their projection.
create table consent_event (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user (id),
  kind text not null
    check (kind in ('termsOfService', 'privacy', 'advertisingAlarm', 'nightAlarm', 'advertisingPromotion')),
  is_given boolean not null,
  version text not null,
  source text not null check (source in ('signUp', 'settings', 'reconfirm', 'leave')),
  at timestamptz not null
);

create index consent_event_by_user on consent_event (user_id, kind, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger only_added before update or delete on consent_event
  for each row execute function refuse_change();

-- The account for refunds: encrypted by the shop, with the id of the key.
create table withdraw_account (
  user_id integer primary key references app_user (id) on delete cascade,
  key_id text not null,
  sealed bytea not null,
  updated_at timestamptz not null
);

-- What a login moved from a guest's cart, so that it can be undone for half an hour.
create table cart_merge (
  id uuid primary key,
  member_id integer not null references app_user (id) on delete cascade,
  guest_id integer not null references app_user (id) on delete cascade,
  moved jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);

create index cart_merge_by_member on cart_merge (member_id, merged_at desc);
create index cart_merge_by_guest on cart_merge (guest_id);
create index cart_merge_by_age on cart_merge (merged_at);

-- Orders of guests are found by the number they were placed with, once it is proven.
create index orders_by_guest_phone on orders ((address ->> 'guestOrderPhone'))
  where address ->> 'guestOrderPhone' is not null;

-- What the law keeps of who left: orders stay, their person goes here, apart from everything else.
create schema retained;
create table retained.person (
  user_id integer primary key,
  key_id text not null,
  sealed bytea not null,
  kept_until date not null
);

create index person_by_end on retained.person (kept_until);

-- Who is leaving is locked; what a request of theirs still adds in that instant waits for the lock and is refused.
create function refuse_who_left() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id and left_at is null for key share;
  if not found then
    raise exception 'user % has left', new.user_id;
  end if;
  return new;
end $$;
create trigger only_of_who_is_here before insert on orders for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on order_tmp for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on delivery_address for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on withdraw_account for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on social_account for each row execute function refuse_who_left();
