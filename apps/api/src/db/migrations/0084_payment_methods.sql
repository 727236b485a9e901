-- phase: expand
-- Operators offer payment methods in each variant, with the smallest and greatest sum.

create table payment_method (
  id bigint primary key default nextval('catalog_id_seq'),
  version integer not null default 1 check (version > 0),
  variant text not null check (variant in ('todayfruit', 'market', 'farmer', 'ru')),
  method text not null check (method in ('card', 'easypay', 'vbank', 'transfer', 'phone', 'billing')),
  is_offered boolean not null default true,
  min_amount integer not null,
  max_amount integer,
  constraint payment_method_is_one unique (variant, method),
  constraint payment_method_min_amount_check
    check (min_amount between case when method in ('vbank', 'transfer') then 200 else 100 end and 100000000),
  constraint payment_method_max_amount_check check (max_amount between min_amount and 100000000)
);
comment on table payment_method is 'Payment method as a variant offers it in the checkout.';
comment on column payment_method.version is 'Counts its edits; a write names the one it saw.';
comment on column payment_method.is_offered is 'False: the checkout neither shows nor accepts it.';
comment on column payment_method.min_amount is 'Smallest sum paid with it, 원; the payment provider accepts no less than 100, of accounts 200.';
comment on column payment_method.max_amount is 'Greatest sum paid with it, 원; null: no limit.';
create trigger count_version before update on payment_method for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on payment_method
  for each row execute function notify_table_change('payment-methods');
insert into payment_method (variant, method, min_amount)
select variant, method, case when method in ('vbank', 'transfer') then 200 else 100 end
  from unnest(array['todayfruit', 'market', 'farmer', 'ru']) with ordinality as variants (variant, place)
 cross join unnest(array['card', 'easypay', 'vbank', 'transfer', 'phone', 'billing']) with ordinality as methods (method, sort)
 order by place, sort;
