-- phase: expand
-- Notifies every process after commit which records operators have to read again: channel `record_changed`, payload the
-- noun of their list (`GET /operator/v1/<noun>`) or of the trail, and where rows belong to farms `:` and their ids. It
-- names no row and no person.

create function notify_record_change(noun text, farms text default null) returns void language sql as $$
  select pg_notify('record_changed', noun || coalesce(':' || farms, ''))
$$;

-- Notifies of a changed row; the noun is the trigger's argument. PostgreSQL sends equal texts once per transaction.
create function notify_changed_record() returns trigger language plpgsql as $$
begin
  perform notify_record_change(tg_argv[0]);
  return null;
end $$;

-- Orders that are not paid yet are not shown, so filling in an order form notifies nothing.
create function notify_moved_orders() returns trigger language plpgsql as $$
begin
  perform notify_record_change('orders', string_agg(distinct op.distributor_id::text, ','))
     from new_rows n join order_product op on op.order_id = n.order_id
    where n.to_status not in ('unknown', 'request', 'bank_transfer_waiting', 'incomplete')
   having count(*) > 0;
  return null;
end $$;
create trigger notify_moved after insert on order_status_change
  referencing new table as new_rows for each statement execute function notify_moved_orders();

create function notify_changed_question() returns trigger language plpgsql as $$
begin
  perform notify_record_change('questions',
            (select distributor_id::text from product where id = coalesce(new.product_id, old.product_id)));
  return null;
end $$;
create trigger notify_record after insert or update or delete on question
  for each row execute function notify_changed_question();

create trigger notify_record after insert or update on return_request
  for each row execute function notify_changed_record('claims');
create trigger notify_record after insert or update on return_pickup
  for each row execute function notify_changed_record('claims');
create trigger notify_record after insert or update on replacement
  for each row execute function notify_changed_record('replacements');
create trigger notify_record after insert or update or delete on inquiry
  for each row execute function notify_changed_record('inquiries');
create trigger notify_record after insert or delete on review
  for each row execute function notify_changed_record('reviews');
create trigger notify_record_of_text after update of score, contents, images, seller_reply, hidden_at, pin_place on review
  for each row execute function notify_changed_record('reviews');
create trigger notify_record after insert or update on review_report
  for each row execute function notify_changed_record('review-reports');
create trigger notify_record after insert or update on review_appeal
  for each row execute function notify_changed_record('review-reports');
create trigger notify_record after insert or update on payment_alert
  for each row execute function notify_changed_record('payment-alerts');
create trigger notify_record after insert or update on stock_alert
  for each row execute function notify_changed_record('stock-alerts');
create trigger notify_record after insert or update on sheet_import
  for each row execute function notify_changed_record('imports');
create trigger notify_record after update on sheet_import_part
  for each row execute function notify_changed_record('imports');

-- What operators change is in the trail, each with its noun; reading and logging in change no record.
create function notify_operator_action() returns trigger language plpgsql as $$
begin
  perform notify_record_change(split_part(new.action, '.', 1));
  return null;
end $$;
create trigger notify_record after insert on operator_action
  for each row when (new.source <> 'stranger' and new.action <> 'read' and new.action not like 'operators.log-in%')
  execute function notify_operator_action();
