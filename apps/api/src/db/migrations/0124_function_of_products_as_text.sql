-- phase: expand
-- PostgreSQL from 15.20 on refuses a column with a default where a function with a parsed body takes the row of the table:
-- "cannot alter table product because function can_be_bought(product) uses its row type". As a text it takes none.

create or replace function can_be_bought(p product) returns boolean language sql immutable as $$
  select p.status in ('stock_in', 'unlimited_stock_in') and not p.is_sold_out
$$;
