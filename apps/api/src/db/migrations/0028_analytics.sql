-- What happens on the pages, and what was sold. Nothing here names anybody: no member, no address, no device.

-- What browsers say, each thing once. Forgotten after 90 days; the days' counts stay.
create table shop_event (
  id uuid primary key,
  -- In Korea.
  day date not null,
  at timestamptz not null,
  name text not null
    check (name in ('page_view', 'view_item', 'add_to_cart', 'remove_from_cart', 'view_cart', 'search', 'sign_up',
                    'login', 'share', 'begin_checkout')),
  -- Random, and new after thirty minutes of nothing.
  session uuid not null,
  -- Worked out from the day, too, so that nobody is followed from one day to the next.
  visitor text not null check (visitor ~ '^[0-9a-f]{32}$'),
  is_comeback boolean not null,
  platform text not null check (platform in ('android', 'ios', 'web')),
  -- Without numbers of orders and secret ends of links.
  path text not null check (length(path) between 1 and 200),
  -- The host of the site that they came from; empty: nobody said.
  referrer text not null default '' check (length(referrer) <= 100),
  utm_source text not null default '' check (length(utm_source) <= 100),
  utm_medium text not null default '' check (length(utm_medium) <= 100),
  utm_campaign text not null default '' check (length(utm_campaign) <= 100),
  -- What was looked for, when it can be kept; how they signed in; what was shared.
  detail text not null default '' check (length(detail) <= 60),
  -- [{ productId, price, quantity }], price in 원 for one.
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  -- How long a page was looked at.
  seconds integer check (seconds between 0 and 1800),
  constraint only_pages_are_looked_at check (seconds is null or name = 'page_view')
);

create index shop_event_by_day on shop_event (day);

-- An order whose money is there, once; written by the table of payments itself, so that nobody can forget to.
create table sale (
  order_id integer primary key references orders (id),
  day date not null,
  at timestamptz not null,
  -- What goods were sold for, after discounts and without shipping, in 원.
  revenue integer not null check (revenue >= 0),
  utm_source text not null default '',
  utm_campaign text not null default '',
  -- When it was told to whoever counts outside; null: not yet, or never.
  told_at timestamptz
);

create index sale_by_day on sale (day);
create index sale_untold on sale (at) where told_at is null;

-- Money given back for such an order, in 원.
create table sale_refund (
  id bigint generated always as identity primary key,
  order_id integer not null references sale (order_id),
  day date not null,
  at timestamptz not null,
  amount integer not null check (amount > 0),
  -- A bank took its deposit back, and it may be paid once more.
  is_reversal boolean not null,
  told_at timestamptz
);

create index sale_refund_by_day on sale_refund (day);
create index sale_refund_by_order on sale_refund (order_id);
create index sale_refund_untold on sale_refund (at) where told_at is null;

create function let_sales_follow() returns trigger language plpgsql as $$
declare
  happened timestamptz := case when new.status = 'paid' and old.status is distinct from 'paid'
                               then coalesce(new.approved_at, now()) else now() end;
  happened_on date := (happened at time zone 'Asia/Seoul')::date;
begin
  if new.status = 'paid' and old.status is distinct from 'paid' then
    insert into sale (order_id, day, at, revenue, utm_source, utm_campaign)
    select o.id, happened_on, happened, o.products_price - o.coupon_discount,
           coalesce(o.utm ->> 'utmSource', ''), coalesce(o.utm ->> 'utmCampaign', '')
      from orders o where o.id = new.order_id
        on conflict (order_id) do nothing;
    delete from sale_refund where order_id = new.order_id and is_reversal;
  elsif old.status = 'paid' and new.status = 'waiting' then
    insert into sale_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, old.captured - old.refunded, true
      from sale s where s.order_id = new.order_id and old.captured > old.refunded;
  elsif new.refunded > old.refunded then
    insert into sale_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, new.refunded - old.refunded, false
      from sale s
     where s.order_id = new.order_id
       and not exists (select from sale_refund r where r.order_id = s.order_id and r.is_reversal);
  end if;
  return null;
end $$;

create trigger sales_follow after update of status, refunded on payment
  for each row when (old.status <> new.status or new.refunded > old.refunded)
  execute function let_sales_follow();
create trigger sales_follow_at_once after insert on payment
  for each row when (new.status = 'paid') execute function let_sales_follow();

-- What was sold before anybody counted; nobody outside is told of it.
insert into sale (order_id, day, at, revenue, utm_source, utm_campaign, told_at)
select o.id, (coalesce(p.approved_at, o.created_at) at time zone 'Asia/Seoul')::date,
       coalesce(p.approved_at, o.created_at), o.products_price - o.coupon_discount,
       coalesce(o.utm ->> 'utmSource', ''), coalesce(o.utm ->> 'utmCampaign', ''), now()
  from orders o join payment p on p.order_id = o.id
 where p.status = 'paid';

-- What Google calls a buyer who agreed to be told of to Google, by the form of the order. Forgotten with the form's life.
create table google_client (
  order_tmp_id uuid primary key,
  client_id text not null check (client_id ~ '^[0-9.]{5,40}$'),
  session_id text not null check (session_id ~ '^[0-9]{5,20}$'),
  at timestamptz not null
);

create index google_client_by_age on google_client (at);

-- Counts of days, made anew each hour from what is above.
create table measured_day (
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

create table measured_product_day (
  day date not null references measured_day (day) on delete cascade,
  product_id integer not null,
  views integer not null,
  carts integer not null,
  units integer not null,
  purchases integer not null,
  revenue bigint not null,
  primary key (day, product_id)
);

create table measured_source_day (
  day date not null references measured_day (day) on delete cascade,
  source text not null,
  campaign text not null,
  sessions integer not null,
  carts integer not null,
  checkouts integer not null,
  purchases integer not null,
  revenue bigint not null,
  primary key (day, source, campaign)
);
