-- phase: expand
-- Members get an option every one, two or four weeks; each delivery is one billing cycle, which becomes one order at most
-- (docs/decisions/0158-subscriptions.md). New tables alone, which no process of the version before touches.

create table selling_plan (
  id bigint primary key,
  product_id bigint not null unique references product (id),
  option_ids bigint[] check (cardinality(option_ids) between 1 and 50),
  intervals integer[] not null check (cardinality(intervals) between 1 and 3 and intervals <@ array[1, 2, 4]),
  is_box boolean not null,
  is_open boolean not null,
  version integer not null default 1 check (version > 0)
);
comment on table selling_plan is 'How a product is sold by subscription.';
comment on column selling_plan.option_ids is 'Options that may be subscribed; null: all of the product.';
comment on column selling_plan.intervals is 'Weeks between two deliveries that may be chosen.';
comment on column selling_plan.is_box is 'Box of the season: what is in it is written for each month.';
comment on column selling_plan.is_open is 'Whether it may be subscribed anew; subscriptions that there are go on without it.';
comment on column selling_plan.version is 'Counts its edits; a write names the one it saw.';
create trigger count_version before update on selling_plan for each row
  when (old.* is distinct from new.*) execute function count_version();

create table season_box (
  id bigint primary key,
  product_id bigint not null references selling_plan (product_id) on delete cascade,
  month text not null check (month ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
  items text[] not null check (cardinality(items) between 1 and 20),
  settles_on date not null,
  told_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint one_box_per_month unique (product_id, month)
);
comment on table season_box is 'What is in a box of the season in a month of dispatch (KST).';
comment on column season_box.month is 'Month of dispatch, `YYYY-MM` in KST.';
comment on column season_box.settles_on is 'Day (KST) from which the content is final.';
comment on column season_box.told_at is 'When subscribers were told of the final content; null: not yet.';
comment on column season_box.version is 'Counts its edits by operators; a write names the one it saw.';
create trigger count_version before update of product_id, month, items, settles_on on season_box for each row
  when ((old.product_id, old.month, old.items, old.settles_on) is distinct from (new.product_id, new.month, new.items, new.settles_on))
  execute function count_version();
create index season_box_to_tell on season_box (settles_on) where told_at is null;

create table subscription (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  option_id bigint not null references product_option (id),
  units integer not null check (units between 1 and 99),
  interval_weeks integer not null check (interval_weeks in (1, 2, 4)),
  weekday text not null check (weekday in ('sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat')),
  card_id bigint references billing_card (id) on delete set null,
  address jsonb not null check (jsonb_typeof(address) = 'object'),
  price_limit integer check (price_limit > 0),
  variant text not null,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  pause_reason text check (pause_reason in ('buyer', 'operator', 'option_ended', 'undeliverable', 'card_removed')),
  created_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint paused_has_reason check ((status = 'paused') = (pause_reason is not null)),
  constraint ended_has_instant check ((status = 'ended') = (ended_at is not null)),
  constraint ended_has_no_address check (status <> 'ended' or (address ->> 'receiverName' = '' and address ->> 'phone' = ''))
);
comment on table subscription is 'Option that a member gets every few weeks, charged to a registered card.';
comment on column subscription.weekday is 'Weekday of dispatch (KST) in its rhythm.';
comment on column subscription.card_id is 'Card that is charged; null: removed, so another has to be chosen.';
comment on column subscription.address is 'Delivery address, as of an order; of an ended one the zonecode alone.';
comment on column subscription.price_limit is 'Most goods price of a delivery (원) that is charged without asking; null: none.';
comment on column subscription.variant is 'Variant of the shop on which it was made.';
comment on column subscription.version is 'Counts its changes of state; a write of operators names the one it saw.';
create unique index subscribed_once on subscription (user_id, option_id) where status <> 'ended';
create index subscription_by_user on subscription (user_id, id);
create index subscription_by_option on subscription (option_id, id);
create index subscription_by_card on subscription (card_id) where card_id is not null;
create index subscription_by_end on subscription (ended_at) where ended_at is not null;
create trigger member_not_deleted before insert on subscription for each row execute function refuse_deleted_member();
create trigger count_version before update of status, pause_reason on subscription for each row
  when ((old.status, old.pause_reason) is distinct from (new.status, new.pause_reason)) execute function count_version();

create table billing_cycle (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscription (id) on delete cascade,
  number integer not null check (number > 0),
  scheduled_on date not null,
  dispatch_on date not null,
  move_reason text check (move_reason in ('closed_day', 'chosen', 'delayed')),
  status text not null default 'scheduled' check (status in ('scheduled', 'charging', 'failed', 'paid', 'skipped')),
  skip_reason text check (skip_reason in ('buyer', 'operator', 'paused', 'ended', 'price_over_limit', 'card_failed', 'sold_out',
    'option_ended', 'undeliverable')),
  reminded_at timestamptz,
  asked_at timestamptz,
  approved_price integer check (approved_price > 0),
  order_tmp_id uuid unique,
  charge_started_at timestamptz,
  claimed_at timestamptz,
  charge_limit integer check (charge_limit > 0),
  goods_price integer check (goods_price >= 0),
  order_id bigint unique references orders (id),
  failure_code text check (length(failure_code) <= 60),
  failure_message text check (length(failure_message) <= 510),
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint numbered_once unique (subscription_id, number),
  constraint paid_has_order check ((status = 'paid') = (order_id is not null)),
  constraint skipped_has_reason check ((status = 'skipped') = (skip_reason is not null)),
  constraint closed_has_instant check ((status in ('paid', 'skipped')) = (closed_at is not null)),
  constraint failed_has_code check (status <> 'failed' or failure_code is not null),
  constraint charged_has_form check (status not in ('charging', 'failed', 'paid') or (order_tmp_id is not null and charge_started_at is not null)),
  constraint charged_after_told check (status not in ('charging', 'failed', 'paid') or reminded_at is not null),
  constraint charged_within_limit check (status <> 'paid' or (goods_price is not null and goods_price <= coalesce(charge_limit, goods_price)))
);
comment on table billing_cycle is 'Delivery of a subscription: charged and sent as one order at most, or skipped.';
comment on column billing_cycle.number is 'Counts the cycles of the subscription from 1.';
comment on column billing_cycle.scheduled_on is 'Day (KST) of the rhythm, from which the next one is counted.';
comment on column billing_cycle.dispatch_on is 'Day (KST) of dispatch.';
comment on column billing_cycle.move_reason is 'Why the dispatch is not on the day of the rhythm; null: it is.';
comment on column billing_cycle.reminded_at is 'When the member was told of the day and the price.';
comment on column billing_cycle.asked_at is 'When the member was asked about a price above the limit.';
comment on column billing_cycle.approved_price is 'Goods price (원) to which the member agreed for this delivery alone.';
comment on column billing_cycle.order_tmp_id is 'Order form from which it is charged; each try is an order of this form, of which one at most is paid.';
comment on column billing_cycle.charge_started_at is 'Begin of the latest charge; orders of the form from before it are of a charge before.';
comment on column billing_cycle.claimed_at is 'When a process took the charge; another takes it over two minutes later.';
comment on column billing_cycle.charge_limit is 'Most goods price (원) that the latest charge might ask for; null: any.';
comment on column billing_cycle.goods_price is 'Goods price (원) of the order that was paid.';
create unique index one_open_cycle on billing_cycle (subscription_id) where status in ('scheduled', 'charging', 'failed');
create index billing_cycle_due on billing_cycle (dispatch_on, id) where status in ('scheduled', 'charging', 'failed');

-- Checks at commit that an active subscription has its next delivery, and that one which ended has none.
create function check_open_cycle() returns trigger language plpgsql as $$
declare
  s subscription;
  has_open boolean;
begin
  select * into s from subscription where id = case when tg_table_name = 'subscription' then (to_jsonb(new) ->> 'id')::bigint
                                                    else (to_jsonb(new) ->> 'subscription_id')::bigint end;
  if not found then return null; end if;
  has_open := exists (select from billing_cycle c where c.subscription_id = s.id and c.status in ('scheduled', 'charging', 'failed'));
  if (s.status = 'active' and not has_open) or (s.status = 'ended' and has_open) then
    raise exception 'subscription % is % and % an open cycle', s.id, s.status, case when has_open then 'has' else 'lacks' end
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger check_open_cycle after insert or update of status on subscription
  deferrable initially deferred for each row execute function check_open_cycle();
create constraint trigger check_open_cycle after insert or update of status on billing_cycle
  deferrable initially deferred for each row execute function check_open_cycle();

insert into message_template (template, channel, text) values
  ('SUBSCRIPTION_REMINDER', 'phone', e'[#{상호}] 정기배송을 이틀 뒤에 보내요\n\n상품: #{상품}\n출고일: #{출고일}\n상품 값: #{금액}\n배송비: #{배송비}\n결제: #{결제}\n#{기한}까지 바꾸거나 건너뛸 수 있어요.'),
  ('SUBSCRIPTION_REMINDER', 'push', '#{상품|을/를} #{출고일}에 보내요. 값은 #{금액}이고, #{기한}까지 바꾸거나 건너뛸 수 있어요.'),
  ('SUBSCRIPTION_PRICE_ASK', 'phone', e'[#{상호}] 값이 정한 한도를 넘어 결제를 멈췄어요\n\n상품: #{상품}\n출고일: #{출고일}\n지금 값: #{금액}\n정한 한도: #{한도}\n#{기한}까지 답이 없으면 이번은 건너뛰어요.'),
  ('SUBSCRIPTION_PRICE_ASK', 'push', '#{상품} 값이 #{금액}이 되어 결제를 멈췄어요. 정한 한도는 #{한도}예요. #{기한}까지 답이 없으면 건너뛰어요.'),
  ('SUBSCRIPTION_CARD_FAILED', 'phone', e'[#{상호}] 정기배송을 결제하지 못했어요\n\n상품: #{상품}\n금액: #{금액}\n카드: #{카드}\n사유: #{사유}\n#{기한}까지 결제하면 #{출고일}에 그대로 보내요.'),
  ('SUBSCRIPTION_CARD_FAILED', 'push', '#{카드}로 #{상품|을/를} 결제하지 못했어요. #{기한}까지 결제하면 #{출고일}에 그대로 보내요. 사유: #{사유}'),
  ('SUBSCRIPTION_SKIPPED', 'phone', e'[#{상호}] 이번 정기배송을 건너뛰었어요\n\n상품: #{상품}\n출고일: #{출고일}\n사유: #{사유}\n다음: #{다음}\n낸 돈은 없어요.'),
  ('SUBSCRIPTION_SKIPPED', 'push', '#{출고일} #{상품|은/는} 건너뛰었어요. 낸 돈은 없어요. 사유: #{사유}'),
  ('SUBSCRIPTION_CHANGED', 'phone', e'[#{상호}] 고객센터에서 정기배송을 바꿨어요\n\n상품: #{상품}\n바뀐 것: #{내용}\n다르게 원하시면 고객센터에 알려 주세요.'),
  ('SUBSCRIPTION_CHANGED', 'push', '고객센터에서 #{상품} 정기배송을 바꿨어요. #{내용}.'),
  ('SUBSCRIPTION_BOX', 'phone', e'[#{상호}] #{월} 꾸러미가 정해졌어요\n\n상품: #{상품}\n담는 것: #{내용}\n출고일: #{출고일}'),
  ('SUBSCRIPTION_BOX', 'push', '#{월} #{상품}에 #{내용|을/를} 담아요. #{출고일}에 보내요.')
on conflict (channel, template) do nothing;
