-- phase: expand
-- Options that operators took off sale, for the list of what is sold out.
create index product_option_off_sale on product_option (id) where status in ('stock_out', 'temp_stock_out');
