-- phase: expand
-- Reports of sales read the lines of a range of days side by side, instead of looking up each order's rows.

create table sale_line (
  order_option_id bigint primary key references order_option (id),
  order_id bigint not null references conversion (order_id),
  day date not null,
  product_id bigint not null,
  option_id bigint not null,
  category_id bigint not null,
  distributor_id bigint not null,
  method text not null,
  units integer not null check (units > 0),
  net integer not null check (net >= 0)
);
comment on table sale_line is 'Option of an order whose money arrived, written with its conversion. Append-only.';
comment on column sale_line.day is 'Day of the conversion, KST.';
comment on column sale_line.category_id is 'Category of the product when it was sold.';
comment on column sale_line.net is 'Price after discounts, 원; refunds are not taken off.';
create index sale_line_by_day on sale_line (day);
create index sale_line_by_order on sale_line (order_id);

create function record_sale_lines() returns trigger language plpgsql as $$
begin
  insert into sale_line (order_option_id, order_id, day, product_id, option_id, category_id, distributor_id, method, units, net)
  select x.id, op.order_id, new.day, op.product_id, x.option_id, p.category_id, op.distributor_id, pay.method, x.units, x.net
    from order_product op
    join order_option x on x.order_product_id = op.id
    join product p on p.id = op.product_id
    join payment pay on pay.order_id = op.order_id
   where op.order_id = new.order_id;
  return null;
end $$;
create trigger record_sale_lines after insert on conversion for each row execute function record_sale_lines();

insert into sale_line (order_option_id, order_id, day, product_id, option_id, category_id, distributor_id, method, units, net)
select x.id, op.order_id, c.day, op.product_id, x.option_id, p.category_id, op.distributor_id, pay.method, x.units, x.net
  from conversion c
  join order_product op on op.order_id = c.order_id
  join order_option x on x.order_product_id = op.id
  join product p on p.id = op.product_id
  join payment pay on pay.order_id = c.order_id
 order by c.day, x.id;
