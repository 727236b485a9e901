-- Whether anything of a product can be bought now, told by its options and their stock. It stands beside the product's
-- own status: an operator's word is never overwritten, and who holds the last unit may still pay for it.

-- Products whose options or stock took a turn since a job last looked. A purchase only leaves a note here, so that it
-- waits for no list.
create table stock_turn (
  product_id integer primary key references product (id) on delete cascade
);

create function note_turn_of_stock() returns trigger language plpgsql as $$
begin
  insert into stock_turn
  select product_id from product_option where id = new.option_id
      on conflict do nothing;
  return null;
end $$;

create trigger note_turn_of_stock after update on option_stock for each row
  when ((old.on_hand - old.reserved > 0) <> (new.on_hand - new.reserved > 0))
  execute function note_turn_of_stock();
create trigger note_empty_stock after insert on option_stock for each row
  when (new.on_hand = new.reserved)
  execute function note_turn_of_stock();

create function note_turn_of_option() returns trigger language plpgsql as $$
begin
  insert into stock_turn values (new.product_id) on conflict do nothing;
  return null;
end $$;

create trigger note_turn_of_option after update of status on product_option for each row
  when (old.status <> new.status)
  execute function note_turn_of_option();
create trigger note_closed_option after insert on product_option for each row
  when (new.status not in ('stock_in', 'unlimited_stock_in'))
  execute function note_turn_of_option();

create or replace function count_products_of_categories() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update category_count c
       set visible = c.visible - gone.visible, in_stock = c.in_stock - gone.in_stock
      from (select own.id, sum(is_visible(p.status)::int) as visible, sum(can_be_bought(p)::int) as in_stock
              from old_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
             group by own.id) gone
     where c.category_id = gone.id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into category_count (category_id, visible, in_stock)
    select own.id, sum(is_visible(p.status)::int), sum(can_be_bought(p)::int)
      from new_products p, lateral (select p.category_id union select p.root_category_id) as own (id)
     group by own.id
        on conflict (category_id) do update
       set visible = category_count.visible + excluded.visible,
           in_stock = category_count.in_stock + excluded.in_stock;
  end if;
  return null;
end $$;
