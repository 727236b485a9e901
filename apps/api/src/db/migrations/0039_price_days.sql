-- phase: expand
-- Prices of the past, kept from now on: what a product was sold for on each day.

create table price_day (
  option_id bigint not null references product_option (id) on delete cascade,
  day date not null,
  lowest integer not null,
  primary key (option_id, day),
  constraint price_day_lowest_check check (lowest > 0)
);
comment on table price_day is 'Lowest price at which the representative option of a product was sold on a day in KST, without coupons.';
comment on column price_day.option_id is 'Option that was sold.';
comment on column price_day.day is 'Day in KST.';
comment on column price_day.lowest is 'Lowest price of one unit on that day, 원.';
create index price_day_by_day on price_day (day);
