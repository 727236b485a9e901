-- phase: expand
-- transaction: none
-- What a member reads of the trail: one row for each person whose data an operator read or changed, and for each change that
-- the member made of their account. The trail names orders, claims, inquiries, questions and reviews; whose they are is
-- written down with the act, so that a list is a range of one index and shows nobody else.
-- Each trigger waits for the lock of its own table alone, so that the shop sells meanwhile.

create table if not exists privacy_log_entry (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  action_id bigint references operator_action (id),
  actor text not null check (actor in ('staff', 'farm', 'carrier', 'system', 'self')),
  actor_name text check (length(actor_name) between 1 and 200),
  act text not null check (length(act) between 1 and 80),
  reason text check (length(reason) between 1 and 300),
  is_masked boolean not null,
  order_ids bigint[] not null default '{}',
  inquiry_ids bigint[] not null default '{}',
  at timestamptz not null,
  unique (user_id, action_id),
  constraint own_act_has_no_action check (actor not in ('self', 'carrier') or action_id is null),
  constraint carrier_has_name check (actor <> 'carrier' or actor_name is not null)
);
comment on table privacy_log_entry is 'Reading or change of a person''s data, as the member is shown it for a year.';
comment on column privacy_log_entry.action_id is 'Action of the trail; null: an act of the member, a parcel given to a carrier, or an export from before.';
comment on column privacy_log_entry.actor is '`system`: the command line or an API key; `self`: the member.';
comment on column privacy_log_entry.actor_name is 'Titles of the operator''s roles then, their farms or the carrier; null: no role, `system` and `self`.';
comment on column privacy_log_entry.act is 'What was read, e.g. `orders`, the action of a change, or the kind of an own change.';
comment on column privacy_log_entry.is_masked is 'Whether names, phones and addresses were masked.';
comment on column privacy_log_entry.order_ids is 'Own orders that it was about.';
comment on column privacy_log_entry.inquiry_ids is 'Own inquiries that it was about.';
create index if not exists privacy_log_entry_by_user on privacy_log_entry (user_id, id desc);
create index if not exists privacy_log_entry_by_action on privacy_log_entry (action_id) where action_id is not null;
create index if not exists privacy_log_entry_by_time on privacy_log_entry (at);
create or replace trigger not_edited before update on privacy_log_entry for each row execute function refuse_change();

-- Finds the people, except who left, whose data an action of the trail showed or changed, each with what of theirs it was about.
create or replace function people_of_action(a operator_action)
returns table (user_id bigint, order_id bigint, inquiry_id bigint) language sql stable as $$
  with shown as (
    select s.key as noun, i.value::bigint as id
      from jsonb_each(case when a.action = 'read' and jsonb_typeof(a.after -> 'shown') = 'object' then a.after -> 'shown' else '{}' end) s,
           jsonb_array_elements_text(s.value) i
  ), subject as (
    select substring(a.subject from '^(.+) \d{1,15}$') as noun, substring(a.subject from '^.+ (\d{1,15})$')::bigint as id
  ), about_order as (
    select o.id, o.user_id from subject s join orders o on s.noun = 'order' and o.id = s.id
     where a.action in ('read', 'orders.address', 'orders.refund-account')
  ), claimed as (
    select o.id, o.user_id, op.gift_id
      from shown s join return_request r on s.noun = 'claims' and r.id = s.id
      join orders o on o.id = r.order_id join order_product op on op.id = r.order_product_id
  ), gifts as (
    select s.id from shown s where s.noun = 'gifts'
     union select c.gift_id from claimed c where c.gift_id is not null
     union select t.id from about_order o join gift t on t.order_id = o.id
            where a.after -> 'by' is null or not a.after -> 'by' ? 'packing'
  ), people (user_id, order_id, inquiry_id) as (
    select s.id, null::bigint, null::bigint from shown s where s.noun = 'members'
     union all select s.id, null, null from subject s where s.noun = 'member' and a.action <> 'read'
     union all select o.user_id, o.id, null from about_order o
     union all select o.user_id, o.id, null from shown s join orders o on s.noun = 'orders' and o.id = s.id
     union all select c.user_id, c.id, null from claimed c
     union all select t.receiver_id, null, null from gifts g join gift t on t.id = g.id where t.receiver_id is not null
     union all select i.user_id, null, i.id from shown s join inquiry i on s.noun = 'inquiries' and i.id = s.id
     union all select q.user_id, null, null from shown s join question_author q on s.noun = 'questions' and q.question_id = s.id
     union all select w.user_id, null, null from shown s join review_author w on s.noun = 'reviews' and w.review_id = s.id
  )
  select p.user_id, p.order_id, p.inquiry_id from people p join app_user u on u.id = p.user_id and u.left_at is null
$$;

-- Adds the entries of an action, all of them or those of one person.
create or replace function log_action(a operator_action, of_user bigint default null) returns void language sql as $$
  insert into privacy_log_entry (user_id, action_id, actor, actor_name, act, reason, is_masked, order_ids, inquiry_ids, at)
  select p.user_id, a.id, w.actor,
         case w.actor
           when 'farm' then (select left(string_agg(d.name, ', ' order by d.id), 200)
                               from operator_distributor od join distributor d on d.id = od.distributor_id
                              where od.operator_id = a.operator_id)
           when 'staff' then (select left(string_agg(r.title, ', ' order by r.name), 200)
                                from operator_role_assignment ra join operator_role r on r.name = ra.role
                               where ra.operator_id = a.operator_id)
         end,
         case when a.action <> 'read' then a.action
              when a.after -> 'by' ? 'packing' then 'packing'
              when a.after -> 'by' ? 'export' then 'export of ' || a.subject
              else regexp_replace(a.subject, ' \d+$', '') end,
         case when a.action in ('read', 'orders.address', 'orders.refund-account') then a.reason end,
         coalesce((a.after ->> 'isMasked')::boolean, false),
         coalesce(array_agg(distinct p.order_id order by p.order_id) filter (where p.order_id is not null), '{}'),
         coalesce(array_agg(distinct p.inquiry_id order by p.inquiry_id) filter (where p.inquiry_id is not null), '{}'),
         a.at
    from people_of_action(a) p,
         lateral (select case when a.operator_id is null or a.source = 'api_key' then 'system'
                              when exists (select from operator_distributor od where od.operator_id = a.operator_id) then 'farm'
                              else 'staff' end as actor) w
   where of_user is null or p.user_id = of_user
   group by p.user_id, w.actor
      on conflict (user_id, action_id) do nothing
$$;

create or replace function log_new_action() returns trigger language plpgsql as $$
begin
  perform log_action(new);
  return null;
end $$;
create or replace trigger log_people after insert on operator_action
  for each row when (new.source <> 'stranger' and (new.action in ('read', 'orders.address', 'orders.refund-account')
    or new.subject like 'member %'))
  execute function log_new_action();

create or replace function log_own_change() returns trigger language plpgsql as $$
begin
  insert into privacy_log_entry (user_id, actor, act, is_masked, at)
  values (new.user_id, 'self', new.kind, false, new.changed_at);
  return null;
end $$;
create or replace trigger log_own_act after insert on account_change for each row execute function log_own_change();

-- A parcel gives the carrier the name, phone and address of its receiver: the buyer, or the member who got the gift.
create or replace function log_parcel(of_shipment bigint, order_products bigint[]) returns void language sql as $$
  insert into privacy_log_entry (user_id, actor, actor_name, act, is_masked, order_ids, at)
  select coalesce(t.receiver_id, o.user_id), 'carrier', c.name, 'parcel', false,
         coalesce(array_agg(distinct o.id order by o.id) filter (where t.id is null), '{}'), s.dispatched_at
    from shipment s
    join carrier c on c.code = s.carrier_code
    join order_product op on op.id = any(order_products)
    join orders o on o.id = op.order_id
    left join gift t on t.id = op.gift_id
   where s.id = of_shipment and (t.id is null or t.receiver_id is not null)
   group by coalesce(t.receiver_id, o.user_id), c.name, s.dispatched_at
$$;

create or replace function log_new_parcels() returns trigger language plpgsql as $$
begin
  perform log_parcel(shipment_id, array_agg(order_product_id)) from new_rows group by shipment_id;
  return null;
end $$;
create or replace trigger log_parcels after insert on shipment_product
  referencing new table as new_rows for each statement execute function log_new_parcels();

create or replace function log_replacement_parcel() returns trigger language plpgsql as $$
begin
  perform log_parcel(new.shipment_id, array[r.order_product_id]) from return_request r where r.id = new.return_request_id;
  return null;
end $$;
create or replace trigger log_parcel after update of shipment_id on replacement
  for each row when (new.shipment_id is not null and new.shipment_id is distinct from old.shipment_id)
  execute function log_replacement_parcel();

-- A guest who becomes a member takes their orders along with what was read of them.
create or replace function log_for_new_owner() returns trigger language plpgsql as $$
begin
  insert into privacy_log_entry (user_id, action_id, actor, actor_name, act, reason, is_masked, order_ids, at)
  select new.user_id, action_id, actor, actor_name, act, reason, is_masked, array[new.id], at
    from privacy_log_entry where user_id = old.user_id and new.id = any(order_ids) order by id
      on conflict (user_id, action_id) do nothing;
  return null;
end $$;
create or replace trigger log_for_new_owner after update of user_id on orders
  for each row when (new.user_id <> old.user_id) execute function log_for_new_owner();

create or replace function log_inquiry_for_new_owner() returns trigger language plpgsql as $$
begin
  insert into privacy_log_entry (user_id, action_id, actor, actor_name, act, reason, is_masked, inquiry_ids, at)
  select new.user_id, action_id, actor, actor_name, act, reason, is_masked, array[new.id], at
    from privacy_log_entry where user_id = old.user_id and new.id = any(inquiry_ids) order by id
      on conflict (user_id, action_id) do nothing;
  return null;
end $$;
create or replace trigger log_for_new_owner after update of user_id on inquiry
  for each row when (new.user_id <> old.user_id) execute function log_inquiry_for_new_owner();

-- The member who turns out to be the receiver of a gift sees what was read of it before.
create or replace function log_for_receiver() returns trigger language plpgsql as $$
begin
  perform log_action(a, new.receiver_id)
     from operator_action a
    where a.id in (select e.action_id from privacy_log_entry e join orders o on o.user_id = e.user_id
                    where o.id = new.order_id and new.order_id = any(e.order_ids) and e.action_id is not null);
  return null;
end $$;
create or replace trigger log_for_receiver after update of receiver_id on gift
  for each row when (new.receiver_id is not null and new.receiver_id is distinct from old.receiver_id)
  execute function log_for_receiver();
