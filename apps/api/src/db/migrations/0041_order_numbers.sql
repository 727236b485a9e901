-- phase: expand
-- Number of an order that people see: its day in KST and seven digits that say nothing about how many orders there are. It is
-- filled by a trigger, so that a process of the version before writes orders with a number, too.

alter table orders add column number text;
comment on column orders.number is 'Number that people see, YYYYMMDD-NNNNNNN: the day in KST, and digits drawn from its uuid.';

create function order_number(order_uuid uuid, created_at timestamptz, attempt bigint) returns text language sql immutable as $$
  select to_char(created_at at time zone 'Asia/Seoul', 'YYYYMMDD') || '-'
         || lpad((abs(hashtextextended(order_uuid::text, attempt) % 10000000))::text, 7, '0')
$$;

create function give_order_number() returns trigger language plpgsql as $$
declare attempt bigint := 0;
begin
  loop
    new.number := order_number(new.uuid, new.created_at, attempt);
    exit when not exists (select from orders o where o.number = new.number);
    attempt := attempt + 1;
  end loop;
  return new;
end $$;

update orders set number = order_number(uuid, created_at, id);
create unique index orders_number on orders (number);
alter table orders alter column number set not null;
create trigger give_order_number before insert on orders for each row when (new.number is null)
  execute function give_order_number();
