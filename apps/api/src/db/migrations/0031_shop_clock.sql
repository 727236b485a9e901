-- What happened when is said by the shop's clock, which is given or stands beside what happened; never by the database's.

-- For operators: what was searched for in the 30 days up to one (KST), with what found nothing first.
drop view search_report;
create function search_report(today date)
returns table (query text, searches integer, without_result integer, first_day date, last_day date)
language sql stable as $$
  select d.query, sum(d.searches)::integer, sum(d.without_result)::integer, min(d.day), max(d.day)
    from search_day d where d.day > today - 30 and d.day <= today
   group by d.query
   order by sum(d.without_result) desc, sum(d.searches) desc, d.query
$$;

-- As before, but for the instant: a payment that is paid, taken back or refunded has just written when in one of these.
create or replace function let_sales_follow() returns trigger language plpgsql as $$
declare
  is_new boolean := new.status = 'paid' and (tg_op = 'INSERT' or old.status is distinct from 'paid');
  happened timestamptz := coalesce(
    case when is_new then new.approved_at end,
    (select max(t.at) from (select e.at from payment_event e where e.payment_id = new.id
                             union all
                            select r.done_at from refund r where r.payment_id = new.id) as t),
    (select o.created_at from orders o where o.id = new.order_id));
  happened_on date := (happened at time zone 'Asia/Seoul')::date;
begin
  if is_new then
    insert into sale (order_id, day, at, revenue, utm_source, utm_campaign)
    select o.id, happened_on, happened, o.products_price - o.coupon_discount,
           coalesce(o.utm ->> 'utmSource', ''), coalesce(o.utm ->> 'utmCampaign', '')
      from orders o where o.id = new.order_id
        on conflict (order_id) do nothing;
    delete from sale_refund where order_id = new.order_id and is_reversal;
  elsif old.status = 'paid' and new.status = 'waiting' then
    insert into sale_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, old.captured - old.refunded, true
      from sale s where s.order_id = new.order_id and old.captured > old.refunded;
  elsif new.refunded > old.refunded then
    insert into sale_refund (order_id, day, at, amount, is_reversal)
    select s.order_id, happened_on, happened, new.refunded - old.refunded, false
      from sale s
     where s.order_id = new.order_id
       and not exists (select from sale_refund r where r.order_id = s.order_id and r.is_reversal);
  end if;
  return null;
end $$;
