-- phase: expand
-- transaction: none
-- What keeps waiting rooms, stock and orders together, whichever statement changes them (docs/decisions/0159-waiting-rooms.md).

-- Marks the option with the next room that is neither closed nor cancelled, and notifies the pages of its product.
create or replace function mark_option_of_room() returns trigger language plpgsql as $$
declare
  option bigint := case when tg_op = 'DELETE' then old.option_id else new.option_id end;
  product bigint := (select o.product_id from product_option o where o.id = option);
begin
  update option_stock s
     set waiting_room_id = next.id
    from (select (select r.id from waiting_room r
                   where r.option_id = option and r.closed_at is null and not r.is_cancelled
                     and not (tg_op = 'DELETE' and r.id = old.id)
                   order by r.opens_at, r.id limit 1) as id) next
   where s.option_id = option and s.waiting_room_id is distinct from next.id;
  perform notify_products_changed(array[product], '{}');
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create or replace trigger mark_option after insert on waiting_room for each row execute function mark_option_of_room();
create or replace trigger mark_option_of_changed after update of opens_at, units, per_person, is_cancelled, drawn_at, closed_at on waiting_room
  for each row execute function mark_option_of_room();
create or replace trigger mark_option_of_deleted before delete on waiting_room for each row execute function mark_option_of_room();

-- Refuses to reserve units of an option with a waiting room that no called place has claimed for its own order. Of other options
-- the condition alone is looked at.
create or replace function refuse_sale_without_place() returns trigger language plpgsql as $$
begin
  if (select sum(p.order_units) from waiting_room_place p join orders o on o.id = p.order_id and o.user_id = p.user_id
       where p.waiting_room_id = new.waiting_room_id and p.state = 'paying'
         and not exists (select from stock_reservation r where r.order_id = p.order_id and r.option_id = new.option_id))
     is distinct from new.reserved - old.reserved then
    raise exception 'option % is sold with a place of waiting room % alone', new.option_id, new.waiting_room_id
      using errcode = 'check_violation', constraint = 'sale_in_waiting_room_has_place';
  end if;
  return new;
end $$;
create or replace trigger refuse_sale_without_place before update of reserved on option_stock for each row
  when (new.waiting_room_id is not null and new.reserved > old.reserved and new.on_hand - new.reserved < old.on_hand - old.reserved)
  execute function refuse_sale_without_place();

-- Ends what an order did with its place: paid, it is bought; released without payment, it is held as before.
create or replace function end_purchase_of_place() returns trigger language plpgsql as $$
begin
  if new.reservation = 'committed' and old.reservation = 'held' then
    update waiting_room w set sold = w.sold + p.order_units, held = w.held - p.held_units
      from waiting_room_place p
     where p.order_id = new.id and p.state = 'paying' and w.id = p.waiting_room_id;
    update waiting_room_place set state = 'bought' where order_id = new.id and state = 'paying';
  elsif new.reservation = 'released' and old.reservation = 'held' then
    update waiting_room_place set state = 'called', order_id = null, order_units = null where order_id = new.id and state = 'paying';
  end if;
  return null;
end $$;
create or replace trigger end_purchase_of_place after update of reservation on orders for each row
  when (new.is_from_waiting_room and new.reservation <> old.reservation)
  execute function end_purchase_of_place();

insert into message_template (template, channel, text) values
  ('WAITING_ROOM_TURN', 'phone', e'[#{상호}] 곧 차례가 와요\n\n기다리시는 오픈의 차례가 다 됐어요.\n상품: #{상품}\n차례가 오면 7분 동안 자리를 맡아드려요.'),
  ('WAITING_ROOM_TURN', 'push', '기다리시는 #{상품}의 차례가 곧 와요.')
on conflict (channel, template) do nothing;
