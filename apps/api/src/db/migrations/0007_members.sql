-- phase: expand
-- Who uses the shop, guests and members, and what the law makes the shop keep of those who left.

create table app_user (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_type text not null check (user_type in ('guest', 'email', 'kakaotalk', 'naver')),
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  email_letters_until timestamptz,
  password_hash text,
  name text,
  phone text,
  phone_verified_at timestamptz,
  nickname text,
  profile_image_url text,
  grade integer not null default 1,
  client_center_reply_alarm boolean not null default true,
  order_delivery_alarm boolean not null default true,
  advertising_alarm boolean not null default false,
  advertising_promotion boolean not null default false,
  night_alarm boolean not null default false,
  advertising_alarm_update_date timestamptz,
  point_balance integer not null default 0 check (point_balance >= 0),
  order_count integer not null default 0 check (order_count >= 0),
  created_at timestamptz not null,
  left_at timestamptz,
  constraint email_member_has_password
    check (user_type <> 'email' or left_at is not null or (email is not null and password_hash is not null)),
  constraint deleted_member_has_no_personal_data
    check (left_at is null or (num_nonnulls(email, password_hash, name, phone, nickname, profile_image_url) = 0 and
      not (advertising_alarm or advertising_promotion or night_alarm)))
);
comment on table app_user is 'A guest or a member. A guest becomes a member at sign-up and keeps the id.';
comment on column app_user.uuid is 'Id of the user outside of the database.';
comment on column app_user.user_type is 'How they log in; `guest`: they do not.';
comment on column app_user.phone is 'Digits only. Belongs to one member at a time once it is verified.';
comment on column app_user.grade is 'Member grade, recomputed every month.';
comment on column app_user.advertising_alarm is
  'Consent to advertising messages; a projection of `consent_record`, as are `advertising_promotion` and `night_alarm`.';
comment on column app_user.advertising_alarm_update_date is 'When that consent was given or refused.';
comment on column app_user.night_alarm is 'Consent to advertising messages between 21:00 and 08:00.';
comment on column app_user.point_balance is 'Points that can be used, the sum of `point_lot.remaining`.';
comment on column app_user.order_count is 'Orders placed.';
comment on column app_user.left_at is 'When the account was deleted; personal data are null from then on.';
comment on column app_user.email_verified_at is 'When the owner proved the e-mail; null: somebody typed it.';
comment on column app_user.email_letters_until is 'Until when an unproven e-mail still gets letters; null: it gets none.';
create unique index one_member_per_proven_phone on app_user (phone) where phone_verified_at is not null;

-- Refuses rows of a member who left, also of requests still in flight: the user row is locked against the deletion. Raised
-- as a check violation with a constraint name, so that the request is answered instead of logged as a bug.
create function refuse_deleted_member() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id and left_at is null for key share;
  if not found then
    raise exception 'user % has left', new.user_id
      using errcode = 'check_violation', constraint = 'member_not_deleted', table = tg_table_name;
  end if;
  return new;
end $$;

-- Makes a changed e-mail unproven.
create function reset_email_verification() returns trigger language plpgsql as $$
begin
  if new.email is distinct from old.email then
    if new.email is null or new.email_verified_at is not distinct from old.email_verified_at then
      new.email_verified_at := null;
    end if;
    new.email_letters_until := null;
  end if;
  return new;
end $$;

create table delivery_address (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
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
comment on table delivery_address is 'A saved address of a user; one of them is the default.';
comment on column delivery_address.jibun_address is 'Address by lot number; `road_address` is the one by street.';
comment on column delivery_address.zonecode is 'Postal code, five digits.';
comment on column delivery_address.memo is 'Words for the courier.';
create unique index one_default_address on delivery_address (user_id) where is_default;
create index delivery_address_by_user on delivery_address (user_id);

create table consent_record (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  kind text not null
    check (kind in ('termsOfService', 'privacy', 'over14', 'advertisingAlarm', 'nightAlarm', 'advertisingPromotion')),
  is_given boolean not null,
  version text not null,
  source text not null check (source in ('signUp', 'settings', 'reconfirm', 'leave')),
  at timestamptz not null
);
comment on table consent_record is
  'A consent given or withdrawn, as it was said. Append-only; settings of the member are its projection.';
comment on column consent_record.version is 'Version of the terms that were agreed to.';
create index consent_record_by_user on consent_record (user_id, kind, id desc);

create table saved_refund_account (
  user_id bigint primary key references app_user (id) on delete cascade,
  key_id text not null,
  sealed bytea not null,
  updated_at timestamptz not null
);
comment on table saved_refund_account is 'Bank account of a member for refunds of cash payments, encrypted.';
comment on column saved_refund_account.key_id is 'Key that encrypted it; so in every table with `sealed`.';

create table account_change (
  id uuid primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null
    check (kind in ('password', 'phone', 'email', 'refundAccount', 'noRefundAccount', 'linked-kakaotalk',
      'linked-naver', 'unlinked-kakaotalk', 'unlinked-naver', 'exportedData', 'addedCard', 'deletedCard')),
  link_hash bytea not null unique check (octet_length(link_hash) = 32),
  key_id text,
  sealed bytea,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  undone_at timestamptz,
  is_superseded boolean not null default false,
  constraint account_change_expires_at_check check (expires_at > changed_at),
  constraint sealed_with_key check ((key_id is null) = (sealed is null)),
  constraint sealed_until_undone check ((sealed is not null) = (undone_at is null)),
  constraint superseded_is_undone check (not is_superseded or undone_at is not null)
);
comment on table account_change is 'A change of an account that its member was told of and can undo for seven days.';
comment on column account_change.link_hash is 'SHA-256 of the link that undoes it.';
comment on column account_change.sealed is 'The former value, encrypted; destroyed when the change is undone.';
comment on column account_change.is_superseded is
  'Whether an earlier change of the same kind was undone and took this one along.';
create index account_change_by_user on account_change (user_id, changed_at);
create index account_change_by_end on account_change (expires_at);

create schema retained;

create table retained.member (
  user_id bigint primary key,
  key_id text not null,
  sealed bytea not null,
  kept_until date not null
);
comment on table retained.member is
  'Personal data that the law requires to keep of a member who left (전자상거래법), apart from everything else and out of reach of the read-only role.';
comment on column retained.member.kept_until is 'Day after which the row is deleted.';
create index member_by_end on retained.member (kept_until);

create trigger append_only before update or delete on consent_record
  for each row execute function refuse_change();
create trigger member_not_deleted before insert on delivery_address for each row execute function refuse_deleted_member();
create trigger member_not_deleted before insert on saved_refund_account for each row execute function refuse_deleted_member();
create trigger member_not_deleted before insert on account_change for each row execute function refuse_deleted_member();
create trigger reset_email_verification before update of email on app_user
  for each row execute function reset_email_verification();
create trigger never_truncated before truncate on consent_record
  for each statement execute function refuse_change();
