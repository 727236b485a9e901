-- phase: expand
-- What members are told, in the shop and outside. A message is written in the transaction of what happened; a job fans it
-- out to the channels that reach its member.

create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  list_type text not null check (list_type in ('orderList', 'fruitSnsList')),
  kind text not null,
  title text not null,
  body text not null,
  href text not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, dedupe_key)
);
comment on table notification is 'An entry in a member''s notification list inside the shop.';
comment on column notification.dedupe_key is 'What happened; told once.';
create index notification_latest on notification (user_id, list_type, id desc);
create index notification_unread on notification (user_id, list_type) where read_at is null;

create table pending_order_update (
  order_product_id bigint not null references order_product (id),
  kind text not null
    check (kind in ('paid', 'account', 'deposited', 'lapsed', 'delayed', 'shipped', 'delivered', 'stock_out',
      'cancelled')),
  order_id bigint not null references orders (id),
  primary key (order_product_id, kind)
);
comment on table pending_order_update is
  'A change of a product of an order that its buyer is to be told, written by a trigger and taken away by a job.';
comment on column pending_order_update.kind is
  '`account`: a virtual account to pay into; `deposited`: its deposit came; `lapsed`: it did not.';
create index pending_order_update_by_order on pending_order_update (order_id);

create table message (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 90),
  template text not null check (template ~ '^[A-Z0-9_]{3,40}$'),
  user_id bigint not null references app_user (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 60),
  href text not null check (href ~ '^/' and length(href) <= 200),
  variables jsonb not null,
  phone text,
  channels text[] not null default '{phone,push,email}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  routed_at timestamptz,
  outcome jsonb,
  email text,
  account_change_id uuid,
  constraint message_expires_at_check check (expires_at > created_at),
  constraint routed_has_outcome check ((routed_at is null) = (outcome is null)),
  constraint routed_keeps_no_personal_data check (routed_at is null or (variables = '{}' and phone is null))
);
comment on table message is 'Something to tell a member, before channels are chosen.';
comment on column message.dedupe_key is 'What happened, e.g. `order 12 paid`; told once.';
comment on column message.subject is 'What it is about, e.g. `order 12`: what ends takes its unsent messages along.';
comment on column message.href is 'Page of the shop that it leads to.';
comment on column message.variables is 'Values of the template; emptied when it is routed.';
comment on column message.phone is 'Number that an order named; emptied when it is routed.';
comment on column message.channels is 'Channels to use, of those that the template has.';
comment on column message.expires_at is 'From then on it would be old news.';
comment on column message.routed_at is 'When it was fanned out; null: not yet.';
comment on column message.outcome is 'Per channel `queued`, or why nothing goes out there.';
comment on column message.email is 'Former e-mail, which is told of its change; null: the member''s own.';
comment on column message.account_change_id is 'Change that it tells of, whose undo link is derived when the letter leaves.';
create index message_due on message (id) where routed_at is null;
create index message_by_user on message (user_id);
create index message_by_age on message (created_at) where routed_at is not null;

create table message_batch (
  id text primary key check (length(id) between 1 and 80),
  state text not null check (state in ('filling', 'sending', 'sent', 'abandoned')),
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  check_at timestamptz,
  constraint closed_batch_not_checked check ((check_at is null) = (state in ('sent', 'abandoned')))
);
comment on table message_batch is 'A batch of texts that the provider sends once or not at all.';
comment on column message_batch.id is 'The provider''s id of it.';
comment on column message_batch.check_at is 'When it is looked at next; null: it is over.';
create index message_batch_due on message_batch (check_at) where check_at is not null;
create index message_batch_by_age on message_batch (created_at) where check_at is null;

create table message_outbox (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 120),
  message_id bigint references message (id) on delete cascade,
  channel text not null default 'phone' check (channel in ('phone', 'push', 'email')),
  batch_id text references message_batch (id),
  template text not null check (template ~ '^[A-Z0-9_]{3,40}$'),
  subject text not null check (length(subject) between 1 and 60),
  key_id text,
  sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_try_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  send_started_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  provider_message_id text,
  reason text check (length(reason) <= 60),
  report text check (report in ('delivered', 'fallback', 'failed')),
  report_code text check (length(report_code) <= 10),
  reported_at timestamptz,
  constraint message_outbox_expires_at_check check (expires_at > created_at),
  constraint sealed_with_key check ((key_id is null) = (sealed is null)),
  constraint open_has_next_try check ((next_try_at is not null) = (sent_at is null and dropped_at is null)),
  constraint sealed_while_open check ((sealed is not null) = (next_try_at is not null)),
  constraint sent_or_dropped check (sent_at is null or dropped_at is null),
  constraint only_dropped_has_reason check (reason is null or dropped_at is not null),
  constraint report_complete check ((report is null) = (reported_at is null))
);
comment on table message_outbox is 'One message on one channel, sent until it is sent, dropped or expired.';
comment on column message_outbox.sealed is 'Receiver and text, encrypted; destroyed when nothing is left to send.';
comment on column message_outbox.next_try_at is 'When it is sent next; null: it is over.';
comment on column message_outbox.provider_message_id is 'The provider''s id of it.';
comment on column message_outbox.message_id is
  'Message that it was fanned out of; null: a text to somebody who is no member, e.g. the receiver of a gift.';
comment on column message_outbox.reason is 'Why it was dropped.';
comment on column message_outbox.report is 'What the provider reported afterwards.';
comment on column message_outbox.send_started_at is
  'When a letter was last handed to the mail server without a recorded answer: its end is unknown.';
create index message_outbox_open_by_subject on message_outbox (subject) where next_try_at is not null;
create index message_outbox_by_age on message_outbox (created_at) where next_try_at is null;
create index message_outbox_due
  on message_outbox (channel, next_try_at) where next_try_at is not null and batch_id is null;
create index message_outbox_by_batch on message_outbox (batch_id) where next_try_at is not null;
create index message_outbox_by_message on message_outbox (message_id);
create index message_outbox_by_provider_id on message_outbox (provider_message_id) where channel = 'phone';

create table push_device (
  id bigint generated always as identity primary key,
  session_hash bytea not null unique references access_token (hash) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  platform text not null check (platform in ('android', 'ios', 'web')),
  endpoint text not null unique check (length(endpoint) between 10 and 1000),
  p256dh text,
  auth text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint web_push_has_keys check ((platform = 'web') = (p256dh is not null) and (p256dh is null) = (auth is null))
);
comment on table push_device is 'A device that receives pushes, for as long as its session lasts.';
comment on column push_device.endpoint is 'Token of FCM, or URL of a web push subscription.';
create index push_device_by_user on push_device (user_id);

-- Queues updates of products. Declined cancel requests, declined returns and orders that were never paid queue none.
create function queue_order_update() returns trigger language plpgsql as $$
begin
  insert into pending_order_update (order_product_id, kind, order_id)
  values (new.id,
          case when new.status = 'paid' and old.status = 'bank_transfer_waiting' then 'deposited'
               when new.status = 'paid' then 'paid'
               when new.status = 'bank_transfer_waiting' then 'account'
               when new.status = 'incomplete' then 'lapsed'
               when new.status = 'delivery_delay' then 'delayed'
               when new.status = 'delivering' then 'shipped'
               when new.status = 'delivery_end' then 'delivered'
               when new.status = 'stock_out' then 'stock_out'
               else 'cancelled' end,
          new.order_id)
      on conflict do nothing;
  return null;
end $$;

create function queue_paid_update() returns trigger language plpgsql as $$
begin
  insert into pending_order_update (order_product_id, kind, order_id) values (new.id, 'paid', new.order_id) on conflict do nothing;
  return null;
end $$;

-- Removes the push device of an ended session.
create function delete_push_device() returns trigger language plpgsql as $$
begin
  delete from push_device where session_hash = new.hash;
  return null;
end $$;

create trigger delete_push_device after update of revoked_at on access_token
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function delete_push_device();
create trigger queue_order_update after update of status on order_product
  for each row
  when ((old.status in ('unknown', 'request', 'bank_transfer_waiting') and new.status = 'paid')
        or (old.status in ('unknown', 'request') and new.status = 'bank_transfer_waiting')
        or (old.status = 'bank_transfer_waiting' and new.status = 'incomplete')
        or (old.status in ('paid', 'delivery_waiting', 'withdraw_partially') and new.status = 'delivery_delay')
        or (old.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially') and new.status = 'delivering')
        or (old.status = 'delivering' and new.status = 'delivery_end')
        or (old.status not in ('unknown', 'request', 'bank_transfer_waiting')
            and new.status in ('withdraw_complete', 'stock_out')))
  execute function queue_order_update();
create trigger queue_paid_update after insert on order_product
  for each row when (new.status = 'paid') execute function queue_paid_update();
