-- phase: expand
-- Inquiries of members to the shop, each a thread of texts with pictures.

create table inquiry (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('delivery', 'return', 'product', 'payment', 'account')),
  order_product_id bigint references order_product (id),
  wants_notice boolean not null,
  created_at timestamptz not null,
  waits_since timestamptz,
  answered_at timestamptz,
  read_at timestamptz,
  is_helpful boolean,
  constraint inquiry_waits_since_check check (waits_since >= created_at),
  constraint inquiry_answered_at_check check (answered_at >= created_at),
  constraint waits_or_answered check (waits_since is not null or answered_at is not null),
  constraint only_answer_helps check (is_helpful is null or answered_at is not null)
);
comment on table inquiry is 'An inquiry of a member to the shop.';
comment on column inquiry.order_product_id is 'Ordered product that it is about; null: none.';
comment on column inquiry.wants_notice is 'Whether an answer is told outside of the shop, too.';
comment on column inquiry.waits_since is 'Instant of the first text without an answer; null: answered.';
comment on column inquiry.answered_at is 'Instant of the latest answer.';
comment on column inquiry.read_at is 'Instant at which the member last read it.';
comment on column inquiry.is_helpful is 'Whether the member said that the answer helped.';
create index inquiry_by_user on inquiry (user_id, id desc);
create index inquiry_waiting on inquiry (waits_since, id) where waits_since is not null;
create index inquiry_by_order_product on inquiry (order_product_id) where order_product_id is not null;
create index inquiry_by_time on inquiry (created_at);

create table inquiry_message (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry (id) on delete cascade,
  writer text check (length(writer) between 1 and 60),
  contents text not null check (length(contents) between 1 and 2000),
  photos text[] not null default '{}' check (cardinality(photos) <= 5),
  created_at timestamptz not null
);
comment on table inquiry_message is 'A text of an inquiry.';
comment on column inquiry_message.writer is 'Name under which the shop answered; null: a text of the member.';
create index inquiry_message_by_inquiry on inquiry_message (inquiry_id, id);
create index inquiry_message_by_photo on inquiry_message using gin (photos);

create trigger member_not_deleted before insert on inquiry for each row execute function refuse_deleted_member();
