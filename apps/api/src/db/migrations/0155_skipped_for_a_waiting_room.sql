-- phase: expand
-- transaction: none
-- Deliveries of subscriptions whose option was sold through a waiting room until their last hour (docs/decisions/0158-subscriptions.md,
-- 0159-waiting-rooms.md). The table is small; each statement waits for it alone.

alter table billing_cycle drop constraint if exists billing_cycle_skip_reason_check, add constraint billing_cycle_skip_reason_check
  check (skip_reason in ('buyer', 'operator', 'paused', 'ended', 'price_over_limit', 'card_failed', 'order_failed', 'waiting_room',
    'sold_out', 'option_ended', 'undeliverable')) not valid;
alter table billing_cycle validate constraint billing_cycle_skip_reason_check;
