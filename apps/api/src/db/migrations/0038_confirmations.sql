-- phase: expand
-- A code by text to the member's own phone confirms a change of their account.
alter table phone_code
  drop constraint phone_code_purpose_check,
  add constraint phone_code_purpose_check
    check (purpose in ('signUp', 'resetPassword', 'changePhone', 'guestOrders', 'guestCancel', 'confirmMember'));

-- The address before a change of it, which is told of the change; the member's own when null. Forgotten when routed.
alter table message_event add column email text;
