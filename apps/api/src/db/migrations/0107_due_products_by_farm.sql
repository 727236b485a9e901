-- phase: expand
-- transaction: none
-- The desk of dispatch counts the parcels of every farm from the index alone.
create index concurrently if not exists order_product_due_by_farm on order_product (distributor_id, order_id, gift_id)
  include (id, status) where status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially');
-- The one above holds the same and more.
drop index concurrently if exists order_product_to_ship;
