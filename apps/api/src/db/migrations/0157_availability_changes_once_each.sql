-- phase: expand
-- One row of each change instead of one of each product: a change that commits while the job is at an earlier row of its
-- product keeps its own row, so the job sees it next time. A row that is visible is one whose change is visible.
alter table stock_availability_change
  drop constraint stock_availability_change_pkey,
  add column id bigint generated always as identity primary key;
comment on table stock_availability_change is
  'A change by which a product ran out or came back, until the job has updated `product.is_sold_out`.';

create or replace function record_stock_availability() returns trigger language plpgsql as $$
begin
  insert into stock_availability_change (product_id)
  select product_id from product_option where id = new.option_id;
  return null;
end $$;

create or replace function record_option_availability() returns trigger language plpgsql as $$
begin
  insert into stock_availability_change (product_id) values (new.product_id);
  return null;
end $$;
