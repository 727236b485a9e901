-- phase: expand
-- transaction: none
-- Lists of operators answer within 200 ms over a million orders and 100,000 products.

create or replace function name_bigrams(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(name), place, 2)), '{}')
    from generate_series(1, char_length(name) - 1) place
$$;
comment on function name_bigrams(text) is
  'Pairs of neighbouring characters in lower case: a name that contains a text has all pairs of it. Empty for one character.';

create index concurrently if not exists product_by_name on product using gin (name_bigrams(name));
create index concurrently if not exists product_option_by_name on product_option using gin (name_bigrams(name));
create index concurrently if not exists order_product_to_cancel on order_product (order_id) where status = 'withdraw_request';
create index concurrently if not exists order_product_to_dispatch on order_product (order_id, id)
  where status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially');
create index concurrently if not exists order_option_of_product on order_option (order_product_id)
  include (promised_dispatch_on);
-- The one above holds the same and the day.
drop index concurrently if exists order_option_by_product;
