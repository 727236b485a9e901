-- phase: expand
-- transaction: none
-- The sender of a gift chooses when its receivers are notified (docs/decisions/0161-gifts-for-a-later-day.md).

alter table gift_group
  add column if not exists notify_at timestamptz,
  drop constraint if exists shop_notifies_later,
  add constraint shop_notifies_later check (notify_at is null or noti_type = 'alimtalk') not valid;
alter table gift_group validate constraint shop_notifies_later;
comment on column gift_group.notify_at is
  'From when the shop notifies its receivers, chosen by the sender; null: as soon as it is paid.';

-- Refuses the first message to a receiver before that instant, whichever statement sends it: a process of the version before
-- does not know of it.
create or replace function check_gift_notify_at() returns trigger language plpgsql as $$
begin
  if exists (select from gift_group g where g.id = new.gift_group_id and g.notify_at > new.last_message_at) then
    raise exception 'gift % is notified later', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger if exists check_gift_notify_at on gift;
create trigger check_gift_notify_at before update of message_count on gift for each row
  when (old.message_count = 0 and new.message_count > 0) execute function check_gift_notify_at();

insert into message_template (template, channel, text) values
  ('GIFT_NOTIFIED_SENDER', 'phone', e'[#{상호}] 예약한 선물을 보냈어요\n\n받는 분: #{받는이}\n선물: #{상품}\n#{기한}까지 주소를 적으면 산지에서 보내드려요.'),
  ('GIFT_NOTIFIED_SENDER', 'push', '예약한 선물을 보냈어요. 받는 분: #{받는이}'),
  ('GIFT_NOTIFY_AT_SENDER', 'phone', e'[#{상호}] 선물을 보낼 때가 바뀌었어요\n\n받는 분: #{받는이}\n선물: #{상품}\n보낼 때: #{보낼때}\n사유: #{사유}'),
  ('GIFT_NOTIFY_AT_SENDER', 'push', '선물을 #{보낼때}에 보내요. 받는 분: #{받는이}')
on conflict (channel, template) do nothing;
