-- phase: expand
-- What happens on the pages and what was sold, without personal data: no member, no address, no device.

create table analytics_event (
  id uuid primary key,
  day date not null,
  at timestamptz not null,
  name text not null
    check (name in ('page_view', 'view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'search', 'sign_up',
      'login', 'share', 'begin_checkout')),
  session uuid not null,
  visitor text not null check (visitor ~ '^[0-9a-f]{32}$'),
  is_comeback boolean not null,
  platform text not null check (platform in ('android', 'ios', 'web')),
  path text not null check (length(path) between 1 and 200),
  referrer text not null default '' check (length(referrer) <= 100),
  utm_source text not null default '' check (length(utm_source) <= 100),
  utm_medium text not null default '' check (length(utm_medium) <= 100),
  utm_campaign text not null default '' check (length(utm_campaign) <= 100),
  detail text not null default '' check (length(detail) <= 60),
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  seconds integer check (seconds between 0 and 1800),
  constraint seconds_of_page_views_only check (seconds is null or name = 'page_view')
);
comment on table analytics_event is 'An event of a browser; deleted after 90 days, when only the counts per day are left.';
comment on column analytics_event.day is 'Day in KST.';
comment on column analytics_event.session is 'Random, and new after thirty minutes without an event.';
comment on column analytics_event.visitor is 'Derived from the day, too, so that nobody is followed from one day to the next.';
comment on column analytics_event.is_comeback is 'Whether the visitor had been here on an earlier day.';
comment on column analytics_event.path is 'Page, without order numbers and secret parts of links.';
comment on column analytics_event.referrer is 'Host of the site they came from; empty: unknown.';
comment on column analytics_event.detail is 'What was searched, how they signed in, or what was shared.';
comment on column analytics_event.items is '[{ productId, price, quantity }], price of one in 원.';
comment on column analytics_event.seconds is 'How long a page was visible.';
create index analytics_event_by_day on analytics_event (day);

create table conversion (
  order_id bigint primary key references orders (id),
  day date not null,
  at timestamptz not null,
  revenue integer not null check (revenue >= 0),
  utm_source text not null default '',
  utm_campaign text not null default '',
  exported_at timestamptz
);
comment on table conversion is 'An order whose money arrived, written by a trigger on `payment`.';
comment on column conversion.revenue is 'Price of the products after discounts, without shipping, 원.';
comment on column conversion.exported_at is 'When it was sent to the analytics provider; null: not yet, or never.';
create index conversion_by_day on conversion (day);
create index conversion_unsent on conversion (at) where exported_at is null;

create table conversion_refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references conversion (order_id),
  day date not null,
  at timestamptz not null,
  amount integer not null check (amount > 0),
  is_reversal boolean not null,
  exported_at timestamptz
);
comment on table conversion_refund is 'Money given back for a conversion.';
comment on column conversion_refund.is_reversal is 'Whether a bank took the deposit back; the order may be paid again.';
create index conversion_refund_by_day on conversion_refund (day);
create index conversion_refund_by_order on conversion_refund (order_id);
create index conversion_refund_unsent on conversion_refund (at) where exported_at is null;

create table google_analytics_client (
  order_tmp_id uuid primary key,
  client_id text not null check (client_id ~ '^[0-9.]{5,40}$'),
  session_id text not null check (session_id ~ '^[0-9]{5,20}$'),
  at timestamptz not null
);
comment on table google_analytics_client is 'Client id of Google Analytics of a buyer who agreed, by order form.';
create index google_analytics_client_by_age on google_analytics_client (at);

create table analytics_day (
  day date primary key,
  views integer not null,
  visitors integer not null,
  comebacks integer not null,
  sessions integer not null,
  product_views integer not null,
  carts integer not null,
  checkouts integer not null,
  purchases integer not null,
  revenue bigint not null,
  refunds integer not null,
  refunded bigint not null
);
comment on table analytics_day is 'Counts of one day, recomputed every hour.';
comment on column analytics_day.comebacks is 'Visitors who had been here on an earlier day.';

create table analytics_product_day (
  day date not null references analytics_day (day) on delete cascade,
  product_id bigint not null,
  views integer not null,
  carts integer not null,
  units integer not null,
  purchases integer not null,
  revenue bigint not null,
  primary key (day, product_id)
);
comment on table analytics_product_day is 'Counts of one product on one day.';

create table analytics_source_day (
  day date not null references analytics_day (day) on delete cascade,
  source text not null,
  campaign text not null,
  sessions integer not null,
  carts integer not null,
  checkouts integer not null,
  purchases integer not null,
  revenue bigint not null,
  primary key (day, source, campaign)
);
comment on table analytics_source_day is 'Counts of one source and campaign on one day.';

-- Writes conversions and their refunds. The time is that of what happened, read from where it was just written, never the
-- clock of the database.
create function record_conversion() returns trigger language plpgsql as $$
declare
  is_new boolean := new.status = 'paid' and (tg_op = 'INSERT' or old.status is distinct from 'paid');
  happened timestamptz := coalesce(
    case when is_new then new.approved_at end,
    (select max(t.at) from (select e.at from payment_status_change e where e.payment_id = new.id
                             union all
                            select r.done_at from refund r where r.payment_id = new.id) as t),
    (select o.created_at from orders o where o.id = new.order_id));
  happened_on date := (happened at time zone 'Asia/Seoul')::date;
begin
  if is_new then
    insert into conversion (order_id, day, at, revenue, utm_source, utm_campaign)
    select o.id, happened_on, happened, o.products_price - o.coupon_discount,
           coalesce(o.utm ->> 'utmSource', ''), coalesce(o.utm ->> 'utmCampaign', '')
      from orders o where o.id = new.order_id
        on conflict (order_id) do nothing;
    delete from conversion_refund where order_id = new.order_id and is_reversal;
  elsif old.status = 'paid' and new.status = 'waiting' then
    insert into conversion_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, old.captured - old.refunded, true
      from conversion s where s.order_id = new.order_id and old.captured > old.refunded;
  elsif new.refunded > old.refunded then
    insert into conversion_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, new.refunded - old.refunded, false
      from conversion s
     where s.order_id = new.order_id
       and not exists (select from conversion_refund r where r.order_id = s.order_id and r.is_reversal);
  end if;
  return null;
end $$;

create trigger record_conversion after update of status, refunded on payment
  for each row when (old.status <> new.status or new.refunded > old.refunded)
  execute function record_conversion();
create trigger record_immediate_conversion after insert on payment
  for each row when (new.status = 'paid') execute function record_conversion();
