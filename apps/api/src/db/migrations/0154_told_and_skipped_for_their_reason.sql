-- phase: expand
-- transaction: none
-- Subscriptions whose card was removed, deliveries that could not be ordered, and openings that are awaited
-- (docs/decisions/0158-subscriptions.md, 0159-waiting-rooms.md). Both tables are small; each statement waits for one of them alone.

alter table billing_cycle drop constraint if exists billing_cycle_skip_reason_check, add constraint billing_cycle_skip_reason_check
  check (skip_reason in ('buyer', 'operator', 'paused', 'ended', 'price_over_limit', 'card_failed', 'order_failed', 'sold_out',
    'option_ended', 'undeliverable')) not valid;
alter table billing_cycle validate constraint billing_cycle_skip_reason_check;

alter table subscription add column if not exists card_asked_at timestamptz;
comment on column subscription.card_asked_at is 'When the member was asked for another card in place of one that was removed; null: not, or it has one.';
create index concurrently if not exists subscription_without_card on subscription (id)
  where card_id is null and card_asked_at is null and status <> 'ended';

insert into message_template (template, channel, text) values
  ('SUBSCRIPTION_CARD_REMOVED', 'phone', e'[#{상호}] 정기배송을 결제할 카드가 없어요\n\n상품: #{상품}\n다음 출고: #{다음}\n#{안내}'),
  ('SUBSCRIPTION_CARD_REMOVED', 'push', '#{상품} 정기배송을 결제할 카드가 없어요. #{안내}'),
  ('WAITING_ROOM_OPEN', 'phone', e'[#{상호}] 기다리던 오픈의 대기실이 열렸어요\n\n상품: #{상품}\n여는 때: #{여는때}\n여는 때 전에 들어오면 함께 순서를 뽑아요.'),
  ('WAITING_ROOM_OPEN', 'push', '기다리시던 #{상품}의 대기실이 열렸어요. #{여는때} 전에 들어오면 함께 순서를 뽑아요.')
on conflict (channel, template) do nothing;
