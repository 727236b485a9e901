-- phase: expand
-- Requests to be told when sold-out goods are in stock again, and the next harvest that a farm announced.

alter table product add column next_harvest_on date;
comment on column product.next_harvest_on is 'Day of the next harvest, as the farm told; null: not told.';

create table restock_alarm (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  option_id bigint references product_option (id) on delete cascade,
  by_push boolean not null,
  by_phone boolean not null,
  phone text,
  created_at timestamptz not null,
  ends_on date not null,
  ended_at timestamptz,
  outcome text check (outcome in ('restocked', 'expired')),
  constraint restock_alarm_phone_check check (phone ~ '^010[0-9]{8}$'),
  constraint restock_alarm_ended_at_check check (ended_at >= created_at),
  constraint ended_has_outcome check ((ended_at is null) = (outcome is null)),
  constraint ended_keeps_no_phone check (ended_at is null or phone is null)
);
comment on table restock_alarm is 'A request of a shopper to be told once when sold-out goods are in stock again.';
comment on column restock_alarm.option_id is 'Option that is waited for; null: whichever comes first.';
comment on column restock_alarm.by_push is 'Whether devices are told, besides the list of notifications.';
comment on column restock_alarm.by_phone is 'Whether a phone is told, by `phone` or by the number of the account.';
comment on column restock_alarm.phone is 'Number that a guest gave with consent; deleted with the end.';
comment on column restock_alarm.ends_on is 'Last day (KST) on which it waits.';
comment on column restock_alarm.ended_at is 'Instant of the notice that ended it; null: it waits.';
comment on column restock_alarm.outcome is '`restocked`: told that goods are there; `expired`: told that they did not come.';
create unique index one_waiting_restock_alarm on restock_alarm (user_id, product_id, option_id)
  nulls not distinct where ended_at is null;
create index restock_alarm_waiting on restock_alarm (product_id, option_id) where ended_at is null;
create index restock_alarm_of_phone on restock_alarm (phone) where phone is not null;
create index restock_alarm_to_expire on restock_alarm (ends_on) where ended_at is null;
create index restock_alarm_by_end on restock_alarm (ended_at) where ended_at is not null;

create trigger member_not_deleted before insert on restock_alarm for each row execute function refuse_deleted_member();
