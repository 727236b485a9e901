-- phase: expand
-- Inquiries about orders of guests, and pictures of operators (docs/decisions/0094-inquiries-of-guests.md).

comment on table inquiry is 'An inquiry to the shop: of a member, or about an order that a guest placed.';
comment on column inquiry.user_id is 'Member that wrote it, or account that placed the order of the guest.';

alter table uploaded_image
  alter column user_id drop not null,
  add column operator_id bigint references operator (id),
  add constraint picture_has_one_sender check ((user_id is null) <> (operator_id is null));
comment on table uploaded_image is
  'A picture that a shopper or an operator sent, re-encoded without metadata, under a name that cannot be guessed.';
comment on column uploaded_image.operator_id is 'Operator that sent it for an answer; null: a shopper did.';
create index uploaded_image_by_operator on uploaded_image (operator_id, created_at) where operator_id is not null;
