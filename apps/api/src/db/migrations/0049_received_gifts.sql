-- phase: expand
-- A gift belongs to the member who opened or accepted it while logged in; their gift box lists it
-- (docs/decisions/0081-received-gifts-of-members.md).

alter table gift
  add column receiver_id bigint references app_user,
  add column receiver_proof text check (receiver_proof in ('opened', 'accepted')),
  add constraint gift_receiver_has_proof check ((receiver_id is null) = (receiver_proof is null));
comment on column gift.receiver_id is
  'Member who opened or accepted it while logged in; null: nobody yet, or somebody without an account.';
comment on column gift.receiver_proof is
  'How the member proved to be its receiver: opened, the first to open its link, or accepted, entered its address.';
create index gift_by_receiver on gift (receiver_id) where receiver_id is not null;
create index gift_by_receiver_phone on gift (receiver_phone) where receiver_phone is not null and sent_at is not null;
