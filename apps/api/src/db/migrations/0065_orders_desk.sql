-- phase: expand
-- The orders' desk: what operators note on an order, and indexes for its filters and its search.

alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.note', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
    'stock.change', 'prices.change', 'operators.manage', 'personal-data.read', 'catalog.edit', 'displays.edit',
    'coupons.manage', 'members.read', 'members.edit', 'voices.answer'));
insert into role_permission (role, permission)
select name, 'orders.note' from operator_role where name in ('manager', 'orders', 'packing', 'support')
    on conflict do nothing;

create table order_note (
  order_id bigint primary key references orders (id),
  memo text not null default '' check (length(memo) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  assignee_id bigint references operator (id),
  version integer not null default 1 check (version > 0)
);
comment on table order_note is 'What operators note on an order; an order without a row has no note, at version 1.';
comment on column order_note.memo is 'Memo among operators; buyers never see it.';
comment on column order_note.assignee_id is 'Operator who follows the order up.';
comment on column order_note.version is 'Counts its edits.';
create trigger count_version before update on order_note for each row when (old.* is distinct from new.*)
  execute function count_version();
create table order_tag (
  tag text not null,
  order_id bigint not null references order_note (order_id),
  primary key (tag, order_id)
);
comment on table order_tag is 'Tags of `order_note`, which a trigger copies, so that the newest orders of a tag are read in their order.';
create function copy_order_tags() returns trigger language plpgsql as $$
begin
  delete from order_tag where order_id = new.order_id and tag <> all (new.tags);
  insert into order_tag (tag, order_id) select distinct unnest(new.tags), new.order_id on conflict do nothing;
  return null;
end $$;
create trigger copy_order_tags after insert or update of tags on order_note for each row execute function copy_order_tags();
create index order_tag_by_order on order_tag (order_id);
create index order_note_by_assignee on order_note (assignee_id, order_id desc) where assignee_id is not null;

create index order_product_by_farm on order_product (distributor_id, order_id desc);
create index order_option_by_dispatch_day on order_option (promised_dispatch_on, order_product_id);
create function masked_name(name text) returns text language sql immutable parallel safe as $$
  select left(name, 1) || case when char_length(name) <= 2 then repeat('*', char_length(name) - 1)
                               else repeat('*', char_length(name) - 2) || right(name, 1) end
$$;
comment on function masked_name is 'Name as operators'' lists mask it.';
create index orders_by_masked_receiver on orders (masked_name(address ->> 'receiverName'), created_at, id);
create index orders_by_phone_end on orders (right(address ->> 'phone', 4), created_at, id);
create index orders_by_guest_phone_end on orders (right(address ->> 'guestOrderPhone', 4), created_at, id)
  where address ->> 'guestOrderPhone' is not null;
create index orders_by_remote_area on orders (coalesce(delivery_area, area), created_at, id)
  where coalesce(delivery_area, area) <> 'major';
create index gift_by_zonecode on gift (((address ->> 'zonecode')::int)) where address is not null;
create index payment_by_method on payment (method, order_id desc);
create index order_product_to_ship on order_product (distributor_id, order_id)
  where status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially');
