-- phase: expand
-- Triggers that write the events of webhooks in the transaction of what happened. A shop without an endpoint for a type
-- writes nothing, and one without any endpoint compares nothing; the statements of features know nothing of it.

create function is_webhook_wanted(event_type text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint e
                  where e.is_enabled and e.secret_sealed is not null and e.events @> array[event_type])
$$;

create function is_any_webhook_wanted() returns boolean language sql stable as $$
  select exists (select from webhook_endpoint e where e.is_enabled and e.secret_sealed is not null)
$$;

create function add_webhook_event(event_type text, event_subject text, event_data jsonb, event_at timestamptz)
  returns void language sql as $$
  insert into webhook_event (type, subject, data, occurred_at)
  select event_type, event_subject, event_data, event_at where is_webhook_wanted(event_type)
$$;

-- Adds one event for each id, or touches the waiting one: its row stays locked until this transaction ends, so that the job
-- reads the state after it.
create function add_coalesced_webhook_events(event_type text, noun text, ids bigint[]) returns void language sql as $$
  insert into webhook_event (type, subject, coalesce_key)
  select event_type, noun || ' ' || id, event_type || ' ' || id
    from (select distinct unnest(ids) as id order by 1) as changed
   where is_webhook_wanted(event_type)
      on conflict (coalesce_key) where distributed_at is null and coalesce_key is not null
      do update set occurred_at = null
$$;

-- Orders: one event for each order and type, with the products that moved in the statement.

create function order_event_type(from_status text, to_status text) returns text language sql immutable as $$
  select case
    when to_status = 'paid' and coalesce(from_status, 'request') in ('unknown', 'request', 'bank_transfer_waiting')
      then 'order.paid'
    when to_status = 'delivery_waiting' and from_status <> 'withdraw_request' then 'order.accepted'
    when to_status = 'delivery_delay' and from_status <> 'withdraw_request' then 'order.held'
    when to_status = 'delivering' then 'order.dispatched'
    when to_status = 'delivery_end' and from_status = 'delivering' then 'order.delivered'
    when to_status = 'complete' then 'order.completed'
    when to_status in ('withdraw_complete', 'withdraw_partially', 'stock_out') then 'order.cancelled'
  end
$$;

create function add_order_webhook_event(of_order bigint, event_type text, product_ids bigint[]) returns void
  language sql as $$
  select add_webhook_event(event_type, 'order ' || o.id,
           jsonb_build_object('orderId', o.id, 'orderNumber', o.number, 'orderStatus', o.status,
                              'orderItemProductIds', to_jsonb(product_ids)),
           (select c.at from order_status_change c where c.order_id = o.id order by c.id desc limit 1))
    from orders o where o.id = of_order and is_webhook_wanted(event_type)
$$;

create function add_webhook_events_of_moved_products() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_order_webhook_event(moved.order_id, moved.type, moved.ids)
     from (select n.order_id, order_event_type(o.status, n.status) as type, array_agg(n.id order by n.id) as ids
             from new_rows n join old_rows o on o.id = n.id
            where o.status <> n.status group by 1, 2) as moved
    where moved.type is not null;
  return null;
end $$;

create function add_webhook_events_of_paid_products() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_order_webhook_event(paid.order_id, 'order.paid', paid.ids)
     from (select n.order_id, array_agg(n.id order by n.id) as ids from new_rows n where n.status = 'paid' group by 1) as paid;
  return null;
end $$;

create trigger add_webhook_events after update on order_product
  referencing old table as old_rows new table as new_rows
  for each statement execute function add_webhook_events_of_moved_products();
create trigger add_webhook_events_of_paid after insert on order_product
  referencing new table as new_rows
  for each statement execute function add_webhook_events_of_paid_products();

-- Claims and refunds.

create function add_webhook_event_of_claim() returns trigger language plpgsql as $$
begin
  perform add_webhook_event(
    case when tg_op = 'INSERT' then 'claim.requested' else 'claim.decided' end, 'claim ' || new.id,
    jsonb_build_object('claimId', new.id, 'orderId', new.order_id, 'orderItemProductId', new.order_product_id,
                       'wish', new.resolution, 'status', new.status),
    case when tg_op = 'INSERT' then new.requested_at else new.decided_at end);
  return null;
end $$;
create trigger add_webhook_event after insert on return_request
  for each row execute function add_webhook_event_of_claim();
create trigger add_webhook_event_of_decision after update on return_request
  for each row when (old.status <> new.status and new.status <> 'requested')
  execute function add_webhook_event_of_claim();

create function add_webhook_event_of_refund() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('refund.done', 'refund ' || new.id,
    jsonb_build_object('refundId', new.id, 'orderId', p.order_id, 'amount', new.amount, 'outcome', new.outcome), new.done_at)
     from payment p where p.id = new.payment_id;
  return null;
end $$;
create trigger add_webhook_event after update on refund
  for each row when (old.outcome is null and new.outcome in ('returned', 'paid_elsewhere'))
  execute function add_webhook_event_of_refund();

-- Stock, products and prices: the latest state is what counts, so waiting events of one object are one.

create function add_webhook_events_of_new_stock() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('stock.changed', 'option', array_agg(option_id)) from new_rows having count(*) > 0;
  return null;
end $$;
create function add_webhook_events_of_changed_stock() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('stock.changed', 'option', array_agg(n.option_id))
     from new_rows n join old_rows o on o.option_id = n.option_id
    where (n.on_hand, n.on_hand - n.reserved) <> (o.on_hand, o.on_hand - o.reserved) having count(*) > 0;
  return null;
end $$;
create trigger add_webhook_events_of_new after insert on option_stock referencing new table as new_rows
  for each statement execute function add_webhook_events_of_new_stock();
create trigger add_webhook_events after update on option_stock referencing old table as old_rows new table as new_rows
  for each statement execute function add_webhook_events_of_changed_stock();

create function add_webhook_events_of_new_products() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('product.changed', 'product', array_agg(id)) from new_rows having count(*) > 0;
  return null;
end $$;
create function add_webhook_events_of_changed_products() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('product.changed', 'product', array_agg(n.id))
     from new_rows n join old_rows o on o.id = n.id where not is_same_for_shoppers(n, o) having count(*) > 0;
  return null;
end $$;
create trigger add_webhook_events_of_new after insert on product referencing new table as new_rows
  for each statement execute function add_webhook_events_of_new_products();
create trigger add_webhook_events after update on product referencing old table as old_rows new table as new_rows
  for each statement execute function add_webhook_events_of_changed_products();

create function add_webhook_events_of_new_options() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('product.changed', 'product', array_agg(product_id)) from new_rows having count(*) > 0;
  return null;
end $$;
create function add_webhook_events_of_changed_options() returns trigger language plpgsql as $$
begin
  if not is_any_webhook_wanted() then
    return null;
  end if;
  perform add_coalesced_webhook_events('product.changed', 'product', array_agg(n.product_id))
     from new_rows n join old_rows o on o.id = n.id
    where (n.name, n.sort, n.amount, n.weight_value, n.weight_unit, n.status, n.shipment_date, n.max_unit_in_box)
          is distinct from
          (o.name, o.sort, o.amount, o.weight_value, o.weight_unit, o.status, o.shipment_date, o.max_unit_in_box)
   having count(*) > 0;
  perform add_coalesced_webhook_events('price.changed', 'option', array_agg(n.id))
     from new_rows n join old_rows o on o.id = n.id
    where (n.list_price, n.price, n.special_sale_price) is distinct from (o.list_price, o.price, o.special_sale_price)
   having count(*) > 0;
  return null;
end $$;
create trigger add_webhook_events_of_new after insert on product_option referencing new table as new_rows
  for each statement execute function add_webhook_events_of_new_options();
create trigger add_webhook_events after update on product_option referencing old table as old_rows new table as new_rows
  for each statement execute function add_webhook_events_of_changed_options();

-- A timed price changes the price at its begin and at its end; both are planned, and planned again when it is changed.
create function plan_webhook_events_of_timed_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from webhook_event where distributed_at is null
       and coalesce_key in ('timed price ' || old.id || ' begins', 'timed price ' || old.id || ' ends');
    perform add_coalesced_webhook_events('price.changed', 'option', array[old.option_id]);
  end if;
  if tg_op <> 'DELETE' then
    insert into webhook_event (type, subject, due_at, coalesce_key)
    values ('price.changed', 'option ' || new.option_id, new.begins_at, 'timed price ' || new.id || ' begins'),
           ('price.changed', 'option ' || new.option_id, new.ends_at, 'timed price ' || new.id || ' ends');
  end if;
  return null;
end $$;
create trigger plan_webhook_events after insert or update or delete on timed_price
  for each row execute function plan_webhook_events_of_timed_price();

-- Voices and members. Reviews and questions of the imported catalogue are none that shoppers wrote.

create function add_webhook_event_of_review() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('review.created', 'review ' || new.id,
    jsonb_build_object('reviewId', new.id, 'productId', new.product_id, 'score', new.score), new.created_at);
  return null;
end $$;
create trigger add_webhook_event after insert on review
  for each row when (new.id >= 1000000000) execute function add_webhook_event_of_review();

create function add_webhook_event_of_question() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('question.created', 'question ' || new.id,
    jsonb_build_object('questionId', new.id, 'productId', new.product_id), new.created_at);
  return null;
end $$;
create trigger add_webhook_event after insert on question
  for each row when (new.id >= 1000000000) execute function add_webhook_event_of_question();

create function add_webhook_event_of_deleted_member() returns trigger language plpgsql as $$
begin
  perform add_webhook_event('member.deleted', 'member ' || new.id, jsonb_build_object('memberId', new.id), new.left_at);
  return null;
end $$;
create trigger add_webhook_event_of_deletion after update of left_at on app_user
  for each row when (old.left_at is null and new.left_at is not null and old.user_type <> 'guest')
  execute function add_webhook_event_of_deleted_member();
