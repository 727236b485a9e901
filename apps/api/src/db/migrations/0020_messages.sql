-- Notices on their way to telephones. What happened is told once; a provider that is down delays and loses nothing.
create table message_outbox (
  id bigint generated always as identity primary key,
  -- The event that is told, e.g. 'gift 12 arrived'.
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 120),
  template text not null check (template ~ '^[A-Z_]{3,40}$'),
  -- What it is about, e.g. 'gift 12': what ends takes along what was not sent of it.
  subject text not null check (length(subject) between 1 and 60),
  -- To whom and with what, sealed; forgotten as soon as nothing is left to send.
  key_id text,
  sealed bytea,
  created_at timestamptz not null,
  -- From then on it would tell old news.
  useful_until timestamptz not null check (useful_until > created_at),
  -- When it is tried next; null: never again.
  next_try_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz,
  dropped_at timestamptz,
  -- What the provider calls it.
  message_id text,
  constraint a_message_is_sealed_whole check ((key_id is null) = (sealed is null)),
  constraint what_is_open_is_tried_again check ((next_try_at is not null) = (sent_at is null and dropped_at is null)),
  constraint only_what_is_open_is_kept check ((sealed is not null) = (next_try_at is not null)),
  constraint sent_or_dropped check (sent_at is null or dropped_at is null)
);

create index message_due on message_outbox (next_try_at) where next_try_at is not null;
create index message_open_by_subject on message_outbox (subject) where next_try_at is not null;
create index message_by_age on message_outbox (created_at) where next_try_at is null;

-- What happened to products of orders and is to be told, written by the table itself: whoever moves a product need not
-- think of it. A job makes notices of it and takes it away.
create table notice_due (
  order_product_id integer not null references order_product (id),
  kind text not null check (kind in ('paid', 'shipped', 'delivered', 'cancelled')),
  order_id integer not null references orders (id),
  primary key (order_product_id, kind)
);

create index notice_due_by_order on notice_due (order_id);

create function let_notices_follow() returns trigger language plpgsql as $$
begin
  insert into notice_due (order_product_id, kind, order_id)
  values (new.id, case new.status when 'paid' then 'paid' when 'delivering' then 'shipped'
                                  when 'delivery_end' then 'delivered' else 'cancelled' end, new.order_id)
      on conflict do nothing;
  return null;
end $$;

-- A request to cancel that was denied, a return that was, and what was never paid for are no news.
create trigger notices_follow after update of status on order_product
  for each row
  when ((old.status in ('unknown', 'request', 'bank_transfer_waiting') and new.status = 'paid')
        or (old.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially') and new.status = 'delivering')
        or (old.status = 'delivering' and new.status = 'delivery_end')
        or (old.status not in ('unknown', 'request', 'bank_transfer_waiting')
            and new.status in ('withdraw_complete', 'stock_out')))
  execute function let_notices_follow();
create trigger notices_follow_at_once after insert on order_product
  for each row when (new.status = 'paid') execute function let_notices_follow();
