import { ORDER_PRODUCT_STEPS_BACK } from "@todayfruit/domain/orders/operator-undo-transitions";
import { ORDER_PRODUCT_TRANSITIONS, ORDER_TRANSITIONS } from "@todayfruit/domain/orders/status";
import { edges } from "../allowed-transition-rows.sql.ts";
import type { Invariant } from "../invariant-types.ts";

/** Invariants of orders: amounts, states and counters. */
export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: "lines and fees, less discounts and points, are the price",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        left join (select p.order_id, sum(x.unit_price * x.units) as products, sum(x.net) as net, sum(x.tax_free) as tax_free
                     from order_product p join order_option x on x.order_product_id = p.id
                    where p.order_id between $1 and $2 group by p.order_id) line on line.order_id = o.id
       where o.id between $1 and $2
         and (line.products is distinct from o.products_price
              or line.tax_free is distinct from o.tax_free
              or line.net + o.base_shipping_fee + o.area_shipping_fee < o.price
              or o.price <> o.products_price - o.coupon_discount + o.base_shipping_fee + o.area_shipping_fee - o.used_point)`,
  },
  {
    name: "what is payable is what the payment asks",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject from orders o left join payment p on p.order_id = o.id
       where o.id between $1 and $2 and (p.id is null or p.amount <> o.price or p.tax_free <> o.tax_free)`,
  },
  {
    name: "paid orders are paid for",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject from orders o join payment p on p.order_id = o.id
       where o.id between $1 and $2
         and o.status in ('paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'complete')
         and (p.status <> 'paid' or p.captured <> p.amount or o.reservation <> 'committed')`,
  },
  {
    name: "one live order for each order form",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject from orders o
       where o.id between $1 and $2 and o.status not in ('incomplete', 'withdraw_complete')
         and exists (select from orders other
                      where other.order_tmp_id = o.order_tmp_id and other.id <> o.id
                        and other.status not in ('incomplete', 'withdraw_complete'))`,
  },
  {
    name: "every change of an order is an edge of its table",
    of: "order_status_change",
    breaches: `
      select 'event ' || e.id || ' of order ' || e.order_id as subject from order_status_change e
       where e.id between $1 and $2 and e.from_status is not null and e.order_product_id is null
         and not exists (select from (values ${edges(ORDER_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
  {
    name: "every change of one product is an edge of its table",
    of: "order_status_change",
    breaches: `
      select 'event ' || e.id || ' of order ' || e.order_id as subject from order_status_change e
       where e.id between $1 and $2 and e.order_product_id is not null and e.undoes_change_id is null
         and not exists (select from (values ${edges(ORDER_PRODUCT_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
  {
    name: "a product steps back only where an operator's move is taken back",
    of: "order_status_change",
    breaches: `
      select 'event ' || e.id || ' of order ' || e.order_id as subject from order_status_change e
       where e.id between $1 and $2 and e.order_product_id is not null and e.undoes_change_id is not null
         and (not exists (select from (values ${edges(ORDER_PRODUCT_STEPS_BACK)}) as edge (a, b)
                           where edge.a = e.from_status and edge.b = e.to_status)
              or not exists (select from order_move m
                              where m.change_id = e.undoes_change_id and m.order_product_id = e.order_product_id
                                and m.undone_by is not null and m.from_status = e.to_status and m.to_status = e.from_status))`,
  },
  {
    name: "a change that was undone has nothing left to tell or to give back",
    of: "order_move",
    key: "change_id",
    breaches: `
      select 'product ' || m.order_product_id || ' of change ' || m.change_id as subject from order_move m
       where m.change_id between $1 and $2 and m.undone_by is not null
         and (exists (select from pending_order_update p
                       where p.change_id = m.change_id and p.order_product_id = m.order_product_id)
              or exists (select from stock_lot_allocation a join order_option oo on oo.id = a.order_option_id
                          where a.change_id = m.change_id and a.status = 'taken' and oo.order_product_id = m.order_product_id))`,
  },
  {
    name: "the last event of an order is its state",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject from orders o
       where o.id between $1 and $2
         and o.status is distinct from coalesce(
               (select e.to_status from order_status_change e
                 where e.order_id = o.id and e.order_product_id is null order by e.id desc limit 1),
               (select e.to_status from archive.order_status_change e
                 where e.order_id = o.id and e.order_product_id is null order by e.id desc limit 1))`,
  },
  {
    name: "the orders a buyer is said to have are those that are paid for",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject
        from app_user u
        left join (select user_id, count(*) as paid from orders
                    where user_id between $1 and $2
                      and status not in ('pre_ordering', 'unknown', 'request', 'bank_transfer_waiting', 'incomplete',
                                         'stock_out', 'withdraw_complete')
                    group by user_id) own on own.user_id = u.id
       where u.id between $1 and $2 and u.order_count <> coalesce(own.paid, 0)`,
  },
];
