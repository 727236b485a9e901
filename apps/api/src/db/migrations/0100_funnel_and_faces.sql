-- phase: expand
-- The face of the shop on which a visit and an order happened, and the steps from visit to payment by day, source and face.

alter table analytics_event add column variant text check (variant in ('todayfruit', 'market', 'farmer', 'ru'));
comment on column analytics_event.variant is 'Variant of the shop; null: recorded before it was kept.';
alter table orders add column variant text check (variant in ('todayfruit', 'market', 'farmer', 'ru'));
comment on column orders.variant is 'Variant of the shop on which it was placed; null: placed before it was kept.';

create table analytics_funnel_day (
  day date not null references analytics_day (day) on delete cascade,
  source text not null,
  variant text not null,
  visits integer not null check (visits >= 0),
  product_views integer not null check (product_views >= 0),
  carts integer not null check (carts >= 0),
  checkouts integer not null check (checkouts >= 0),
  paid integer not null check (paid >= 0),
  revenue bigint not null check (revenue >= 0),
  primary key (day, source, variant)
);
comment on table analytics_funnel_day is 'Sessions of one day that came as far as each step, by source and variant; recomputed every hour.';
comment on column analytics_funnel_day.source is '`utm_source`; empty: came by itself, or unknown.';
comment on column analytics_funnel_day.variant is 'Variant of the shop; empty: unknown.';
comment on column analytics_funnel_day.visits is 'Sessions.';
comment on column analytics_funnel_day.product_views is 'Sessions that looked at a product.';
comment on column analytics_funnel_day.paid is 'Orders whose money arrived that day, with or without a measured session.';
comment on column analytics_funnel_day.revenue is 'Their products after discounts, 원.';
