-- Gifts: one order for one or many receivers. Each receiver has a part of it, a state, an address and a link of their own.

-- An order form that will be a gift, and for how many; null: it goes to its buyer.
alter table order_tmp add column gift_count integer check (gift_count between 1 and 50);

-- A gift has no address of its own: its products go where their receivers say.
alter table orders add column is_gift boolean not null default false;
alter table orders alter column address drop not null;
alter table orders add constraint only_gifts_have_no_address check (is_gift = (address is null));

create table gift_group (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders (id),
  user_id integer not null references app_user (id),
  noti_type text not null check (noti_type in ('kakaotalkSend', 'alimtalk')),
  sender_name text not null check (length(sender_name) between 1 and 30),
  message text not null check (length(message) <= 100),
  card text not null check (card in ('thanks', 'birthday', 'congratulations', 'cheer', 'gratitude')),
  receiver_count integer not null check (receiver_count between 1 and 50),
  -- Days that a receiver has for the address, from when the links went out.
  address_days integer not null check (address_days between 1 and 30),
  -- When it was paid for and its links were made; null: nothing has gone out yet.
  sent_at timestamptz,
  -- When the sender took all of it back at once.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (id, order_id)
);

create index gift_group_by_user on gift_group (user_id, id desc);

create table gift_to (
  id integer generated always as identity primary key,
  gift_group_id integer not null,
  order_id integer not null,
  -- 1 for the first receiver.
  place integer not null check (place between 1 and 50),
  receiver_name text not null default '' check (length(receiver_name) <= 30),
  receiver_phone text check (receiver_phone ~ '^010[0-9]{8}$'),
  status text not null default 'unused'
    check (status in ('unused', 'address_entered', 'delivery_waiting', 'delivering', 'delivered',
                      'declined', 'expired', 'withdrawn')),
  -- This receiver's part of the order, in 원; before points.
  products_price integer not null check (products_price > 0),
  coupon_discount integer not null check (coupon_discount between 0 and products_price),
  shipping_fee integer not null check (shipping_fee >= 0),
  price integer not null,
  -- The link is worked out from the id and this number; the database knows only its hash.
  link_generation integer not null default 1 check (link_generation >= 1),
  link_hash bytea unique check (octet_length(link_hash) = 32),
  -- When the link was made, and until when an address may be entered.
  sent_at timestamptz,
  expires_at timestamptz,
  -- Messages that went to the receiver, with the first, and when the last one did.
  message_count integer not null default 0 check (message_count >= 0),
  last_message_at timestamptz,
  -- How often the receiver was reminded: 3 days before the end and 1 day before it.
  reminder_count integer not null default 0 check (reminder_count between 0 and 2),
  -- When KakaoTalk said that the sender passed the link on.
  shared_at timestamptz,
  opened_at timestamptz,
  address jsonb,
  address_entered_at timestamptz,
  declined_at timestamptz,
  thanks text check (length(thanks) between 1 and 200),
  thanked_at timestamptz,
  foreign key (gift_group_id, order_id) references gift_group (id, order_id),
  unique (gift_group_id, place),
  unique (id, order_id),
  constraint part_is_what_its_parts_say check (price = products_price - coupon_discount + shipping_fee),
  constraint a_link_has_its_end check
    ((link_hash is null) = (sent_at is null) and (expires_at is null) = (sent_at is null) and expires_at > sent_at),
  constraint messages_have_their_time check ((message_count = 0) = (last_message_at is null)),
  constraint an_address_has_its_time check ((address is null) = (address_entered_at is null)),
  constraint only_what_has_an_address_goes_out check
    (status not in ('address_entered', 'delivery_waiting', 'delivering', 'delivered') or address is not null),
  constraint who_waits_for_an_address_has_none check (status <> 'unused' or address is null),
  constraint declined_has_its_time check ((status = 'declined') = (declined_at is not null)),
  constraint thanks_have_their_time check ((thanks is null) = (thanked_at is null))
);

create index gift_to_by_order on gift_to (order_id);
-- Whose deadline comes next.
create index gift_to_waiting on gift_to (expires_at) where status = 'unused' and expires_at is not null;

create table gift_event (
  id bigint generated always as identity primary key,
  gift_to_id integer not null references gift_to (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('sender', 'receiver', 'provider', 'shop')),
  reason text check (length(reason) <= 200),
  at timestamptz not null
);

create index gift_event_by_gift on gift_event (gift_to_id, id);

-- The products of a gift are of one receiver each.
alter table order_product add column gift_to_id integer;
alter table order_product add constraint a_product_is_of_its_orders_gift
  foreign key (gift_to_id, order_id) references gift_to (id, order_id);
create unique index order_product_by_gift on order_product (gift_to_id, product_id) where gift_to_id is not null;

-- The parts of the receivers are the whole order, to the won, from the first day.
create function prove_gift_parts() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select case
           when not o.is_gift then 'its order is no gift'
           when t.receivers <> new.receiver_count then 'it has not all its receivers'
           when t.price <> o.price + o.used_point then 'its parts are not what the order cost'
           when t.products_price <> o.products_price then 'its parts are not what the products cost'
           when exists (select from order_product op where op.order_id = o.id and op.gift_to_id is null)
             then 'a product of it is nobody''s'
           when exists (select from gift_to each
                         where each.gift_group_id = new.id
                           and each.products_price is distinct from (
                                 select sum(oo.unit_price * oo.units)
                                   from order_product op join order_option oo on oo.order_product_id = op.id
                                  where op.gift_to_id = each.id))
             then 'a part is not what its products cost'
         end
    into wrong
    from orders o
   cross join (select count(*) as receivers, sum(price) as price, sum(products_price) as products_price
                 from gift_to where gift_group_id = new.id) t
   where o.id = new.order_id;
  if wrong is not null then
    raise exception 'gift_group %: %', new.id, wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger gift_parts_are_the_order after insert on gift_group
  deferrable initially deferred for each row execute function prove_gift_parts();

-- From the address on, a gift is where its products are; the rule is `giftStatusOf` of the domain.
create function follow_gift_products() returns trigger language plpgsql as $$
declare
  gift gift_to;
  next text;
begin
  select * into gift from gift_to where id = new.gift_to_id for update;
  if gift.status in ('delivered', 'declined', 'expired', 'withdrawn') then
    return null;
  end if;
  select case
           when count(*) = 0 then 'withdrawn'
           when bool_and(status in ('delivery_end', 'complete', 'replace_request', 'replace_complete', 'return_request'))
             then 'delivered'
           when bool_or(status in ('delivering', 'delivery_end', 'complete', 'replace_request', 'replace_complete',
                                   'return_request'))
             then 'delivering'
           when gift.status = 'delivering' or bool_or(status = 'withdraw_request') then gift.status
           when bool_or(status in ('delivery_waiting', 'delivery_delay')) then 'delivery_waiting'
           when gift.address is null then 'unused'
           else 'address_entered'
         end
    into next
    from order_product
   where gift_to_id = gift.id and status not in ('withdraw_complete', 'stock_out', 'return_complete', 'incomplete');
  if next = gift.status then
    return null;
  end if;
  if gift.address is null and next <> 'withdrawn' then
    raise exception 'gift_to % has no address', gift.id using errcode = 'check_violation';
  end if;
  update gift_to set status = next where id = gift.id;
  insert into gift_event (gift_to_id, from_status, to_status, actor, reason, at)
  select gift.id, gift.status, next, case e.actor when 'buyer' then 'sender' else e.actor end, e.reason, e.at
    from order_event e where e.order_id = new.order_id order by e.id desc limit 1;
  return null;
end $$;
create trigger gift_follows_its_products after update of status on order_product for each row
  when (new.gift_to_id is not null and old.status <> new.status)
  execute function follow_gift_products();
