-- What the jobs of gifts look for.

-- On its way, and its receiver was not written to yet.
create index gift_to_announce on gift_to (id)
  where status = 'unused' and sent_at is not null and message_count = 0 and receiver_phone is not null;

-- A gift that ended while its part could not go back: nobody knows an account for a deposit, or the month of a phone bill
-- is over. It is tried again until it is done.
create table gift_refund_due (
  gift_to_id integer primary key references gift_to (id),
  since timestamptz not null,
  next_try_at timestamptz not null
);

create index gift_refund_due_by_time on gift_refund_due (next_try_at);

-- A parcel goes to one door: what two receivers are given is never in one, nor what is a gift with what is none.
create function keep_parcels_apart() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_product sp
               join order_product other on other.id = sp.order_product_id
               join order_product own on own.id = new.order_product_id
              where sp.shipment_id = new.shipment_id and other.gift_to_id is distinct from own.gift_to_id) then
    raise exception 'shipment % goes to another door', new.shipment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger parcels_go_to_one_door after insert on shipment_product
  for each row execute function keep_parcels_apart();
