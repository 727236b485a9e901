-- phase: expand
-- Proofs of identity: sessions, accounts at other providers, codes sent to phones, failed logins, and replies kept for
-- repeated requests.

create table access_token (
  hash bytea primary key check (octet_length(hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  user_id bigint not null references app_user (id) on delete cascade,
  token_type text not null check (token_type in ('temp', 'nonce', 'oauth', 'email', 'guest')),
  sns_type text check (sns_type in ('kakaotalk', 'naver')),
  device_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null default '',
  last_seen_at timestamptz,
  constraint sns_session_is_oauth check (sns_type is null or token_type = 'oauth')
);
comment on table access_token is 'A session.';
comment on column access_token.hash is 'SHA-256 of the token; the token itself is never stored.';
comment on column access_token.id is 'Id of the session as its owner sees it.';
comment on column access_token.sns_type is 'Provider by which the session began; it ends with that link.';
create index access_token_by_user on access_token (user_id);
create index access_token_by_end on access_token ((least(expires_at, revoked_at)));

create table social_account (
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  subject text not null,
  user_id bigint not null references app_user (id) on delete cascade,
  linked_at timestamptz not null,
  key_id text,
  sealed bytea,
  primary key (sns_type, subject),
  unique (user_id, sns_type),
  constraint sealed_with_key check ((key_id is null) = (sealed is null))
);
comment on table social_account is 'Link of a member to an account at a provider.';
comment on column social_account.subject is 'The provider''s id of the person, never an e-mail.';
comment on column social_account.sealed is 'Refresh token where unlinking needs one, encrypted.';

create table social_login_attempt (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  user_id bigint not null references app_user (id) on delete cascade,
  code_verifier text not null,
  next text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table social_login_attempt is 'A login at a provider that was begun here and waits for its return; used once.';
comment on column social_login_attempt.state_hash is 'SHA-256 of the OAuth `state`.';
comment on column social_login_attempt.code_verifier is 'Secret of PKCE.';
comment on column social_login_attempt.next is 'Page to return to.';
create index social_login_attempt_by_age on social_login_attempt (created_at);

create table social_identity (
  hash bytea primary key check (octet_length(hash) = 32),
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  subject text not null,
  email text,
  is_email_verified boolean not null,
  name text,
  profile_image_url text,
  key_id text,
  sealed bytea,
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  constraint sealed_with_key check ((key_id is null) = (sealed is null))
);
comment on table social_identity is
  'What a provider said of a person, for the minutes until they join, log in or link; deleted when it is used.';
comment on column social_identity.hash is 'SHA-256 of the token that stands for it.';
create index social_identity_by_age on social_identity (created_at);
create index social_identity_by_subject on social_identity (sns_type, subject);

create table pending_social_unlink (
  id uuid primary key,
  sns_type text not null check (sns_type in ('kakaotalk', 'naver')),
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
comment on table pending_social_unlink is 'A provider still to be told that a member unlinked or left; retried until it is told.';
comment on column pending_social_unlink.sealed is 'Whom to unlink, encrypted.';
create index pending_social_unlink_due on pending_social_unlink (next_try_at);

create table phone_code (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  phone text not null,
  purpose text not null
    check (purpose in ('signUp', 'resetPassword', 'changePhone', 'guestOrders', 'guestCancel', 'confirmMember')),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  network text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  verified_at timestamptz,
  used_at timestamptz,
  constraint used_only_verified check (used_at is null or verified_at is not null)
);
comment on table phone_code is 'A code sent to a phone for one purpose; tried five times at most, used once.';
comment on column phone_code.code_hash is 'HMAC of the code.';
comment on column phone_code.network is 'Network that asked for it: an IPv4 address, an IPv6 /64.';
create index phone_code_by_phone on phone_code (phone, created_at desc);
create index phone_code_by_network on phone_code (network, created_at desc);
create index phone_code_by_user on phone_code (user_id, created_at desc);

create table login_failure (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  network text not null,
  source text not null default '',
  failed_at timestamptz not null
);
comment on table login_failure is 'A failed login, for the minutes in which it counts against the account and the network.';
comment on column login_failure.source is 'A network, or a device that logged in before; empty: it counts for the account alone.';
create index login_failure_by_email on login_failure (email_hash, failed_at desc);
create index login_failure_by_network on login_failure (network, failed_at desc);
create index login_failure_by_source on login_failure (email_hash, source, failed_at desc);

create table guest_order_access (
  user_id bigint not null references app_user (id) on delete cascade,
  phone text not null,
  name text not null,
  expires_at timestamptz not null,
  primary key (user_id, phone, name)
);
comment on table guest_order_access is
  'A guest who proved the phone number of their orders and may see them from this device for a while.';
comment on column guest_order_access.expires_at is 'End of the access.';
create index guest_order_access_by_end on guest_order_access (expires_at);

create table idempotency_key (
  user_id bigint not null references app_user (id) on delete cascade,
  key text not null check (length(key) between 1 and 300),
  call text not null,
  request_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
comment on table idempotency_key is
  'A reply kept under the key of its request, so that a repeated request is answered without being executed again.';
comment on column idempotency_key.request_hash is 'Hash of the request: the same key with another body is refused.';
comment on column idempotency_key.status is 'HTTP status of the reply; null while the request is executed.';
create index idempotency_key_by_age on idempotency_key (created_at);

create trigger member_not_deleted before insert on social_account for each row execute function refuse_deleted_member();
create trigger member_not_deleted before insert on idempotency_key for each row execute function refuse_deleted_member();
