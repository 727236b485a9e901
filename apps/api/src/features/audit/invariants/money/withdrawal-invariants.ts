import { ORDER_PRODUCT_TRANSITIONS } from "@todayfruit/domain/orders/status";
import { edges } from "../edges.ts";
import type { Invariant } from "../invariants.ts";

/** What must hold of orders that were cancelled, whole or in part. */
export const WITHDRAWAL_INVARIANTS: readonly Invariant[] = [
  {
    name: "money promised for cancelled products is refunded, once",
    rows: "select count(*) from withdrawal",
    breaches: `
      select w.id::text as subject
        from withdrawal w left join refund r on r.withdrawal_id = w.id
       where w.money <> coalesce(r.amount, 0) or w.tax_free <> coalesce(r.tax_free, 0)
       union all
      select p.id::text
        from payment p
        left join (select order_id, sum(money) as money from withdrawal group by order_id) w on w.order_id = p.order_id
       where p.withdrawn <> coalesce(w.money, 0)`,
  },
  {
    name: "points of cancelled products are back",
    rows: "select count(*) from withdrawal where points > 0",
    breaches: `
      select o.id::text as subject
        from orders o
        join (select order_id, sum(points) as points from withdrawal group by order_id) w on w.order_id = o.id
        left join (select order_id, sum(amount) as net from point_entry group by order_id) e on e.order_id = o.id
       where coalesce(e.net, 0) not in (w.points - o.used_point, 0) or w.points > o.used_point`,
  },
  {
    name: "a cancelled product of a live order is one that was withdrawn",
    rows: "select count(*) from withdrawal_product",
    breaches: `
      select op.id::text as subject
        from order_product op
        join orders o on o.id = op.order_id
        left join withdrawal_product wp on wp.order_product_id = op.id
       where wp.order_product_id is not null and op.status not in ('withdraw_complete', 'stock_out')
          or wp.order_product_id is null and op.status in ('withdraw_complete', 'stock_out') and o.reservation = 'committed'`,
  },
  {
    name: "an order of which every product was withdrawn gave everything back",
    rows: "select count(*) from orders where status in ('withdraw_complete', 'stock_out')",
    breaches: `
      select o.id::text as subject
        from orders o
        join (select w.order_id, sum(w.money) as money, sum(w.points) as points, sum(w.tax_free) as tax_free
                from withdrawal w group by w.order_id) given on given.order_id = o.id
       where not exists (select from order_product op
                           left join withdrawal_product wp on wp.order_product_id = op.id
                          where op.order_id = o.id and wp.order_product_id is null)
         and (given.money <> o.price or given.points <> o.used_point or given.tax_free <> o.tax_free
              or o.status not in ('withdraw_complete', 'stock_out') or o.reservation <> 'released')`,
  },
  {
    name: "every change of one product is an edge of its table",
    rows: "select count(*) from order_event where order_product_id is not null",
    breaches: `
      select e.id::text as subject from order_event e
       where e.order_product_id is not null
         and not exists (select from (values ${edges(ORDER_PRODUCT_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
];
