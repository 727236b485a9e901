-- phase: expand
-- Gifts: one order for one or many receivers. Each receiver has a part of the order, a status, an address and a link of
-- their own.

create table gift_group (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  user_id bigint not null references app_user (id),
  noti_type text not null check (noti_type in ('kakaotalkSend', 'alimtalk')),
  sender_name text not null check (length(sender_name) between 1 and 30),
  message text not null check (length(message) <= 100),
  card text not null check (card in ('thanks', 'birthday', 'congratulations', 'cheer', 'gratitude')),
  receiver_count integer not null check (receiver_count between 1 and 50),
  address_days integer not null check (address_days between 1 and 30),
  sent_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (id, order_id)
);
comment on table gift_group is 'The gifts of one order, with what their sender wrote.';
comment on column gift_group.noti_type is 'Who tells the receivers: the sender by KakaoTalk, or the shop by text message.';
comment on column gift_group.address_days is 'Days that a receiver has to enter an address.';
comment on column gift_group.sent_at is 'When it was paid and the links were made; null: not yet.';
comment on column gift_group.withdrawn_at is 'When the sender took all of it back.';
create index gift_group_by_user on gift_group (user_id, id desc);

create table gift (
  id bigint generated always as identity primary key,
  gift_group_id bigint not null,
  order_id bigint not null,
  position integer not null check (position between 1 and 50),
  receiver_name text not null default '' check (length(receiver_name) <= 30),
  receiver_phone text check (receiver_phone ~ '^010[0-9]{8}$'),
  status text not null default 'unused'
    check (status in ('unused', 'address_entered', 'delivery_waiting', 'delivering', 'delivered', 'declined',
      'expired', 'withdrawn')),
  products_price integer not null check (products_price > 0),
  coupon_discount integer not null,
  shipping_fee integer not null check (shipping_fee >= 0),
  price integer not null,
  link_generation integer not null default 1 check (link_generation >= 1),
  link_hash bytea unique check (octet_length(link_hash) = 32),
  sent_at timestamptz,
  expires_at timestamptz,
  message_count integer not null default 0 check (message_count >= 0),
  last_message_at timestamptz,
  reminder_count integer not null default 0 check (reminder_count between 0 and 2),
  shared_at timestamptz,
  opened_at timestamptz,
  address jsonb,
  address_entered_at timestamptz,
  declined_at timestamptz,
  thanks text check (length(thanks) between 1 and 200),
  thanked_at timestamptz,
  foreign key (gift_group_id, order_id) references gift_group (id, order_id),
  unique (gift_group_id, position),
  unique (id, order_id),
  constraint gift_coupon_discount_check check (coupon_discount between 0 and products_price),
  constraint gift_price_is_sum check (price = products_price - coupon_discount + shipping_fee),
  constraint link_has_dates
    check ((link_hash is null) = (sent_at is null) and (expires_at is null) = (sent_at is null) and expires_at >
      sent_at),
  constraint messages_have_time check ((message_count = 0) = (last_message_at is null)),
  constraint address_has_time check ((address is null) = (address_entered_at is null)),
  constraint shipped_gift_has_address
    check (status not in ('address_entered', 'delivery_waiting', 'delivering', 'delivered') or address is not null),
  constraint unused_gift_has_no_address check (status <> 'unused' or address is null),
  constraint declined_has_time check ((status = 'declined') = (declined_at is not null)),
  constraint thanks_have_time check ((thanks is null) = (thanked_at is null))
);
comment on table gift is 'The gift of one receiver.';
comment on column gift.position is '1 for the first receiver.';
comment on column gift.products_price is 'Its part of the order, 원; before points.';
comment on column gift.link_generation is
  'The link is derived from the id and this number, so that a new number makes the old link void.';
comment on column gift.link_hash is 'SHA-256 of the link; the link itself is never stored.';
comment on column gift.sent_at is 'When the link was made.';
comment on column gift.expires_at is 'Until when an address may be entered.';
comment on column gift.message_count is 'Messages to the receiver, the first included.';
comment on column gift.reminder_count is 'Reminders: three days and one day before the end.';
comment on column gift.shared_at is 'When KakaoTalk reported that the sender passed the link on.';
create index gift_by_order on gift (order_id);
-- Gifts by deadline.
create index gift_waiting on gift (expires_at) where status = 'unused' and expires_at is not null;
-- Sent gifts whose receiver has no message yet.
create index gift_announce
  on gift (id) where status = 'unused' and sent_at is not null and message_count = 0 and receiver_phone is not null;

create table gift_status_change (
  id bigint generated always as identity primary key,
  gift_id bigint not null references gift (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('sender', 'receiver', 'provider', 'shop')),
  reason text check (length(reason) <= 200),
  at timestamptz not null
);
comment on table gift_status_change is 'A change of the status of a gift.';
create index gift_status_change_by_gift on gift_status_change (gift_id, id);

create table pending_gift_refund (
  gift_id bigint primary key references gift (id),
  since timestamptz not null,
  next_try_at timestamptz not null
);
comment on table pending_gift_refund is
  'A gift that ended while its part could not be refunded: no account is known, or the month of a phone bill is over. Retried until it is done.';
create index pending_gift_refund_by_time on pending_gift_refund (next_try_at);

-- Checks at commit that the parts of the receivers add up to the order, to the won.
create function check_gift_parts() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select case
           when not o.is_gift then 'its order is no gift'
           when t.receivers <> new.receiver_count then 'it has not all its receivers'
           when t.price <> o.price + o.used_point then 'its parts are not what the order cost'
           when t.products_price <> o.products_price then 'its parts are not what the products cost'
           when exists (select from order_product op where op.order_id = o.id and op.gift_id is null)
             then 'a product of it is nobody''s'
           when exists (select from gift each
                         where each.gift_group_id = new.id
                           and each.products_price is distinct from (
                                 select sum(oo.unit_price * oo.units)
                                   from order_product op join order_option oo on oo.order_product_id = op.id
                                  where op.gift_id = each.id))
             then 'a part is not what its products cost'
         end
    into wrong
    from orders o
   cross join (select count(*) as receivers, sum(price) as price, sum(products_price) as products_price
                 from gift where gift_group_id = new.id) t
   where o.id = new.order_id;
  if wrong is not null then
    raise exception 'gift_group %: %', new.id, wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Derives the status of a gift from its products once it has an address; the same rule as `giftStatusOf` in packages/domain.
create function update_gift_status() returns trigger language plpgsql as $$
declare
  own gift;
  next text;
begin
  select * into own from gift where id = new.gift_id for update;
  if own.status in ('delivered', 'declined', 'expired', 'withdrawn') then
    return null;
  end if;
  select case
           when count(*) = 0 then 'withdrawn'
           when bool_and(status in ('delivery_end', 'complete', 'replace_request', 'replace_complete', 'return_request'))
             then 'delivered'
           when bool_or(status in ('delivering', 'delivery_end', 'complete', 'replace_request', 'replace_complete',
                                   'return_request'))
             then 'delivering'
           when own.status = 'delivering' or bool_or(status = 'withdraw_request') then own.status
           when bool_or(status in ('delivery_waiting', 'delivery_delay')) then 'delivery_waiting'
           when own.address is null then 'unused'
           else 'address_entered'
         end
    into next
    from order_product
   where gift_id = own.id and status not in ('withdraw_complete', 'stock_out', 'return_complete', 'incomplete');
  if next = own.status then
    return null;
  end if;
  if own.address is null and next <> 'withdrawn' then
    raise exception 'gift % has no address', own.id using errcode = 'check_violation';
  end if;
  update gift set status = next where id = own.id;
  insert into gift_status_change (gift_id, from_status, to_status, actor, reason, at)
  select own.id, own.status, next, case e.actor when 'buyer' then 'sender' else e.actor end, e.reason, e.at
    from order_status_change e where e.order_id = new.order_id order by e.id desc limit 1;
  return null;
end $$;

-- Refuses a parcel with products of two receivers, or of a gift and an ordinary order.
create function check_parcel_receivers() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_product sp
               join order_product other on other.id = sp.order_product_id
               join order_product own on own.id = new.order_product_id
              where sp.shipment_id = new.shipment_id and other.gift_id is distinct from own.gift_id) then
    raise exception 'shipment % has another receiver', new.shipment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger check_gift_parts after insert on gift_group
  deferrable initially deferred for each row execute function check_gift_parts();
create trigger update_gift_status after update of status on order_product for each row
  when (new.gift_id is not null and old.status <> new.status)
  execute function update_gift_status();
create trigger one_receiver_per_parcel after insert on shipment_product
  for each row execute function check_parcel_receivers();

alter table order_product add constraint order_product_gift_of_same_order
  foreign key (gift_id, order_id) references gift (id, order_id);
