-- phase: expand
-- Prices that hold from a begin until an end. Whoever reads a price reads them with it and decides by the shop's clock.

create table timed_price (
  id bigint generated always as identity primary key,
  option_id bigint not null references product_option (id) on delete cascade,
  price integer not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  constraint timed_price_price_check check (price > 0),
  constraint timed_price_period_check check (begins_at < ends_at),
  constraint timed_price_periods_apart exclude using gist
    (int8range(option_id, option_id, '[]') with &&, tstzrange(begins_at, ends_at) with &&)
);
comment on table timed_price is 'Price of an option from a begin until an end; no two of an option at once.';
comment on column timed_price.id is 'Number of the row.';
comment on column timed_price.option_id is 'Option that is sold at this price.';
comment on column timed_price.price is 'Price of one unit within the period, 원; without effect where the ordinary price is lower.';
comment on column timed_price.begins_at is 'First instant at which it holds.';
comment on column timed_price.ends_at is 'First instant at which it holds no more.';
create index timed_price_by_option on timed_price (option_id, begins_at);
create index timed_price_by_end on timed_price (ends_at);

create function timed_prices_of(wanted bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('price', t.price, 'beginsAt', t.begins_at, 'endsAt', t.ends_at)
                            order by t.begins_at), '[]')
    from timed_price t where t.option_id = wanted
$$;

create function timed_price_at(wanted bigint, ordinary integer, instant timestamptz) returns integer language sql stable as $$
  select least(ordinary, (select t.price from timed_price t
                           where t.option_id = wanted and t.begins_at <= instant and t.ends_at > instant))
$$;

create function notify_timed_prices() returns trigger language plpgsql as $$
begin
  perform notify_products_changed(array_agg(distinct p.id),
            coalesce(array_agg(distinct p.category_id), '{}') || coalesce(array_agg(distinct p.root_category_id), '{}'))
    from changed_rows t join product_option o on o.id = t.option_id join product p on p.id = o.product_id
  having count(*) > 0;
  return null;
end $$;

create trigger notify_inserted after insert on timed_price
  referencing new table as changed_rows for each statement execute function notify_timed_prices();
create trigger notify_updated after update on timed_price
  referencing new table as changed_rows for each statement execute function notify_timed_prices();
create trigger notify_deleted after delete on timed_price
  referencing old table as changed_rows for each statement execute function notify_timed_prices();

alter table display_group add column is_time_sale boolean not null default false;
comment on column display_group.is_time_sale is
  'Whether it shows only products whose timed price holds now, and nothing when there is none.';

-- Products of a group in the order that its heading claims; those that are equal keep the order of the catalogue.
create function display_products_of(g display_group, instant timestamptz) returns bigint[] language sql stable as $$
  select coalesce(array_agg(named.id order by
           case g.order_by_type
             when 'sales' then (select max(b.sold_units) from best_ranking b
                                 where b.product_id = p.id and b.date_type = 'week' and b.category_id = p.root_category_id)
             when 'review' then p.review_count
             when 'latest' then extract(epoch from p.created_at)
           end desc nulls last, named.place), '{}')
    from unnest(g.product_ids) with ordinality as named (id, place)
    join product p on p.id = named.id
   where not g.is_time_sale or exists (
     select from timed_price t
      where t.option_id = p.representative_option_id and t.begins_at <= instant and t.ends_at > instant)
$$;

create function display_has_sales(g display_group) returns boolean language sql stable as $$
  select exists (select from best_ranking b
                  where b.product_id = any(g.product_ids) and b.date_type = 'week' and b.sold_units > 0)
$$;
