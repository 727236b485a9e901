-- phase: expand
-- Codes that find the e-mail of an account, and pictures of members (docs/decisions/0082-finding-an-email.md).

alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in
    ('unspecified', 'signUp', 'resetPassword', 'changePhone', 'guestOrders', 'guestCancel', 'confirmMember', 'findEmail'));

alter table app_user
  add column profile_picture text check (profile_picture ~ '^uploads/[0-9a-f]{32}\.jpg$'),
  add constraint left_member_has_no_picture check (left_at is null or profile_picture is null);
comment on column app_user.profile_picture is 'Picture that the member uploaded; null: none, or only that of a provider.';
create index app_user_by_profile_picture on app_user (profile_picture) where profile_picture is not null;
