-- One event, told by every channel that reaches its member. It is written in the transaction of what happened; a job
-- makes messages of it when that is kept, by the settings of that moment.
create table message_event (
  id bigint generated always as identity primary key,
  -- What happened, e.g. 'order 12 paid': once, whoever says it how often.
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 90),
  template text not null check (template ~ '^[A-Z0-9_]{3,40}$'),
  user_id integer not null references app_user (id) on delete cascade,
  -- What it is about, e.g. 'order 12': what ends takes along what was not sent of it.
  subject text not null check (length(subject) between 1 and 60),
  -- Where it leads, in the shop.
  href text not null check (href ~ '^/' and length(href) <= 200),
  -- What is filled in, and the number that an order named; both are forgotten when the messages are written.
  variables jsonb not null,
  phone text,
  -- Of these channels, those that its template has are used.
  channels text[] not null default '{phone,push,email}',
  created_at timestamptz not null,
  -- From then on it would tell old news.
  useful_until timestamptz not null check (useful_until > created_at),
  routed_at timestamptz,
  -- What became of it on each channel: 'queued', or why nothing goes out there.
  outcome jsonb,
  constraint routed_with_an_outcome check ((routed_at is null) = (outcome is null)),
  constraint forgotten_when_routed check (routed_at is null or (variables = '{}' and phone is null))
);

create index message_event_due on message_event (id) where routed_at is null;
create index message_event_by_user on message_event (user_id);
create index message_event_by_age on message_event (created_at) where routed_at is not null;

-- Texts leave in batches that the provider sends once or not at all: a batch that was never told to go is abandoned, one
-- that may have gone is asked for.
create table message_batch (
  -- What the provider calls it.
  id text primary key check (length(id) between 1 and 80),
  state text not null check (state in ('filling', 'sending', 'sent', 'abandoned')),
  created_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  -- When whoever comes by takes care of it; null: it is over.
  look_at timestamptz,
  constraint what_is_over_is_not_looked_at check ((look_at is null) = (state in ('sent', 'abandoned')))
);

create index message_batch_due on message_batch (look_at) where look_at is not null;
create index message_batch_by_age on message_batch (created_at) where look_at is null;

alter table message_outbox
  drop constraint message_outbox_template_check,
  add constraint message_outbox_template_check check (template ~ '^[A-Z0-9_]{3,40}$'),
  add column event_id bigint references message_event (id) on delete cascade,
  add column channel text not null default 'phone' check (channel in ('phone', 'push', 'email')),
  add column batch_id text references message_batch (id),
  -- Why it was never sent.
  add column reason text check (length(reason) <= 60),
  -- What the provider said became of it.
  add column report text check (report in ('delivered', 'fallback', 'failed')),
  add column report_code text check (length(report_code) <= 10),
  add column reported_at timestamptz,
  add constraint only_what_was_dropped_has_a_reason check (reason is null or dropped_at is not null),
  add constraint reported_whole check ((report is null) = (reported_at is null));

drop index message_due;
create index message_due on message_outbox (channel, next_try_at) where next_try_at is not null and batch_id is null;
create index message_by_batch on message_outbox (batch_id) where next_try_at is not null;
create index message_by_event on message_outbox (event_id);
create index message_by_provider on message_outbox (message_id) where channel = 'phone';

-- A device that wants pushes, for as long as its session lasts.
create table push_device (
  id bigint generated always as identity primary key,
  session_hash bytea not null unique references access_token (hash) on delete cascade,
  user_id integer not null references app_user (id) on delete cascade,
  platform text not null check (platform in ('android', 'ios', 'web')),
  -- A token of FCM, or the address of a web subscription.
  address text not null unique check (length(address) between 10 and 1000),
  p256dh text,
  auth text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint only_the_web_has_keys
    check ((platform = 'web') = (p256dh is not null) and (p256dh is null) = (auth is null))
);

create index push_device_by_user on push_device (user_id);

-- Whoever ends a session, by whatever way, ends its pushes.
create function end_pushes_of_session() returns trigger language plpgsql as $$
begin
  delete from push_device where session_hash = new.hash;
  return null;
end $$;
create trigger pushes_end after update of revoked_at on access_token
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function end_pushes_of_session();

-- When what is delayed goes out instead, as far as somebody said.
create table shipping_delay (
  order_product_id integer primary key references order_product (id),
  reason text not null check (length(reason) between 1 and 200),
  ships_on date,
  written_at timestamptz not null
);

-- More of what becomes of products is told: the account to pay into, the deposit, its end, delays and what ran out.
alter table notice_due
  drop constraint notice_due_kind_check,
  add constraint notice_due_kind_check
    check (kind in ('paid', 'account', 'deposited', 'lapsed', 'delayed', 'shipped', 'delivered', 'stock_out', 'cancelled'));

create or replace function let_notices_follow() returns trigger language plpgsql as $$
begin
  insert into notice_due (order_product_id, kind, order_id)
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

drop trigger notices_follow on order_product;
create trigger notices_follow after update of status on order_product
  for each row
  when ((old.status in ('unknown', 'request', 'bank_transfer_waiting') and new.status = 'paid')
        or (old.status in ('unknown', 'request') and new.status = 'bank_transfer_waiting')
        or (old.status = 'bank_transfer_waiting' and new.status = 'incomplete')
        or (old.status in ('paid', 'delivery_waiting', 'withdraw_partially') and new.status = 'delivery_delay')
        or (old.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially') and new.status = 'delivering')
        or (old.status = 'delivering' and new.status = 'delivery_end')
        or (old.status not in ('unknown', 'request', 'bank_transfer_waiting')
            and new.status in ('withdraw_complete', 'stock_out')))
  execute function let_notices_follow();
create or replace function let_paid_notice_follow() returns trigger language plpgsql as $$
begin
  insert into notice_due (order_product_id, kind, order_id) values (new.id, 'paid', new.order_id) on conflict do nothing;
  return null;
end $$;
drop trigger notices_follow_at_once on order_product;
create trigger notices_follow_at_once after insert on order_product
  for each row when (new.status = 'paid') execute function let_paid_notice_follow();
