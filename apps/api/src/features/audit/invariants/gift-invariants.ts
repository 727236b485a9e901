import { GIFT_STEPS_BACK, GIFT_TRANSITIONS } from "@todayfruit/domain/gifts/status";
import { edges } from "../allowed-transition-rows.sql.ts";
import { AUDIT_NOW } from "../audit-instant.sql.ts";
import type { Invariant } from "../invariant-types.ts";

/** Gifts: no won is lost between sender, receiver and shop. */
export const GIFT_INVARIANTS: readonly Invariant[] = [
  {
    name: "the parts of a gift are what its order cost",
    of: "gift_group",
    breaches: `
      select 'gift group ' || g.id as subject
        from gift_group g
        join orders o on o.id = g.order_id
        left join (select gift_group_id, count(*) as receivers, sum(price) as price, sum(products_price) as products,
                          sum(coupon_discount) as coupon, sum(shipping_fee) as shipping
                     from gift where gift_group_id between $1 and $2 group by gift_group_id) t on t.gift_group_id = g.id
       where g.id between $1 and $2 and (not o.is_gift
          or t.receivers is distinct from g.receiver_count
          or t.price is distinct from o.price + o.used_point
          or t.products is distinct from o.products_price
          or t.coupon is distinct from o.coupon_discount
          or t.shipping is distinct from o.base_shipping_fee + o.area_shipping_fee)`,
  },
  {
    name: "every product of a gift is one receiver's, and only of a gift",
    of: "orders",
    breaches: `
      select 'order ' || op.order_id || ' product ' || op.id as subject
        from order_product op join orders o on o.id = op.order_id
       where op.order_id between $1 and $2 and o.is_gift <> (op.gift_id is not null)
       union all
      select 'gift ' || t.id from gift t
       where t.order_id between $1 and $2 and t.products_price is distinct from (
             select sum(x.unit_price * x.units)
               from order_product op join order_option x on x.order_product_id = op.id where op.gift_id = t.id)`,
  },
  {
    name: "what came back of a gift is its part, to the won",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        join (select t.order_id, bool_and(gone.products in (0, gone.all)) as is_whole,
                     coalesce(sum(t.price) filter (where gone.products > 0), 0) as price
                from gift t
               cross join lateral (
                 select count(*) as all, count(wp.order_product_id) as products
                   from order_product op left join cancellation_product wp on wp.order_product_id = op.id
                  where op.gift_id = t.id) gone
               where t.order_id between $1 and $2
               group by t.order_id) part on part.order_id = o.id
        left join (select order_id, coalesce(sum(money + points) filter (where not is_goodwill), 0) as given,
                          coalesce(sum(money) filter (where is_goodwill), 0) as goodwill
                     from cancellation
                    where return_request_id is null and order_id between $1 and $2 group by order_id) w
          on w.order_id = o.id
       where case when part.is_whole
                    then coalesce(w.given, 0) not between part.price - coalesce(w.goodwill, 0) and part.price else coalesce(w.given, 0) > part.price end`,
  },
  {
    name: "a gift that is over has nothing left to send, and one that is not has",
    of: "gift",
    breaches: `
      select 'gift ' || t.id as subject
        from gift t join orders o on o.id = t.order_id
       where t.id between $1 and $2 and (t.status in ('declined', 'expired', 'withdrawn')
         and exists (select from order_product op
                      where op.gift_id = t.id
                        and op.status not in ('withdraw_complete', 'stock_out', 'return_complete', 'incomplete'))
         and not exists (select from pending_gift_refund d where d.gift_id = t.id)
          or t.status not in ('declined', 'expired', 'withdrawn', 'delivered')
         and not exists (select from order_product op
                          where op.gift_id = t.id
                            and op.status not in ('withdraw_complete', 'stock_out', 'return_complete', 'incomplete')))`,
  },
  {
    name: "a gift that is not packed is promised for the day that its receiver chose",
    of: "gift",
    breaches: `
      select distinct 'gift ' || t.id as subject
        from gift t
        join order_product op on op.gift_id = t.id and op.status = 'paid'
        join order_option oo on oo.order_product_id = op.id
       where t.id between $1 and $2 and t.receive_on is not null and oo.promised_arrival_to is distinct from t.receive_on`,
  },
  {
    name: "a swapped product of a gift is what its receiver chose, or what was bought once it was taken back",
    of: "gift_swap",
    key: "gift_id",
    breaches: `
      select 'gift ' || s.gift_id as subject
        from gift_swap s
        join order_product op on op.id = s.order_product_id
        join order_option oo on oo.id = s.order_option_id
       where s.gift_id between $1 and $2
         and (op.gift_id is distinct from s.gift_id or oo.order_product_id <> op.id
           or (op.product_id, oo.option_id) is distinct from case when s.taken_back_at is null
                then (s.to_product_id, s.to_option_id) else (s.from_product_id, s.from_option_id) end)`,
  },
  {
    name: "every change of a gift is an edge of its table, and its last event is its state",
    of: "gift",
    breaches: `
      select 'event ' || e.id || ' of gift ' || e.gift_id as subject from gift_status_change e
       where e.gift_id between $1 and $2 and e.from_status is not null
         and not exists (select from (values ${edges(GIFT_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)
         and (e.undoes_change_id is null
              or not exists (select from (values ${edges(GIFT_STEPS_BACK)}) as back (a, b)
                              where back.a = e.from_status and back.b = e.to_status))
       union all
      select 'gift ' || t.id from gift t
       where t.id between $1 and $2 and t.status is distinct from (select e.to_status from gift_status_change e where e.gift_id = t.id
                                         order by e.id desc limit 1)`,
  },
  {
    name: "a gift came to its end once",
    of: "gift",
    breaches: `
      select 'gift ' || gift_id as subject from gift_status_change
       where gift_id between $1 and $2 and to_status in ('delivered', 'declined', 'expired', 'withdrawn')
       group by gift_id having count(*) > 1`,
  },
  {
    name: "links go out when, and only when, a gift is paid for",
    of: "gift_group",
    breaches: `
      select 'gift group ' || g.id as subject
        from gift_group g
        join orders o on o.id = g.order_id
        join payment p on p.order_id = o.id
       where g.id between $1 and $2 and (g.sent_at is null and o.status in ('paid', 'delivery_waiting', 'delivering', 'delivery_end', 'complete')
          or g.sent_at is not null
             and not exists (select from payment_status_change e where e.payment_id = p.id and e.to_status = 'paid')
             and not exists (select from archive.payment_status_change e where e.payment_id = p.id and e.to_status = 'paid')
          or exists (select from gift t where t.gift_group_id = g.id
                        and (t.sent_at is distinct from g.sent_at
                             or t.expires_at is distinct from
                               case when g.sent_at is not null then greatest(g.sent_at, g.notify_at) end
                               + make_interval(hours => 24 * g.address_days))))`,
  },
  {
    name: "whom the shop writes to has a name and a number",
    of: "gift",
    breaches: `
      select 'gift ' || t.id as subject
        from gift t
        join gift_group g on g.id = t.gift_group_id
        join app_user u on u.id = g.user_id
       where t.id between $1 and $2 and g.noti_type = 'alimtalk' and u.left_at is null
         and (t.receiver_name = '' or t.receiver_phone is null)`,
  },
  {
    name: "no gift is packed that nobody said where to bring",
    of: "gift",
    breaches: `
      select 'gift ' || t.id || ' product ' || op.id as subject
        from order_product op join gift t on t.id = op.gift_id
       where t.id between $1 and $2 and t.address is null and op.status in ('delivery_waiting', 'delivering', 'delivery_end', 'complete')`,
  },
  {
    name: "a parcel goes to one door",
    of: "shipment",
    breaches: `
      select 'shipment ' || sp.shipment_id as subject
        from shipment_product sp join order_product op on op.id = sp.order_product_id
       where sp.shipment_id between $1 and $2
       group by sp.shipment_id having count(distinct coalesce(op.gift_id, 0)) > 1`,
  },
  {
    name: "no notice waits past its time",
    of: "message_outbox",
    breaches: `
      select 'message ' || id as subject from message_outbox
       where id between $1 and $2 and next_try_at is not null and expires_at < ${AUDIT_NOW} - interval '1 day'`,
  },
];
