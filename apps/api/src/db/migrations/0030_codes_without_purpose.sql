-- phase: expand
-- A code that was requested without a purpose, as the specification's §7 writes the call, opens the first call that takes it.

alter table phone_code drop constraint phone_code_purpose_check;
alter table phone_code add constraint phone_code_purpose_check
  check (purpose in
    ('unspecified', 'signUp', 'resetPassword', 'changePhone', 'guestOrders', 'guestCancel', 'confirmMember'));
