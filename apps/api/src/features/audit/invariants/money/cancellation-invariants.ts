import type { Invariant } from "../../invariant-types.ts";

/** Invariants of cancelled orders, whole or in part. */
export const CANCELLATION_INVARIANTS: readonly Invariant[] = [
  {
    name: "money promised for cancelled products is refunded, once",
    of: "cancellation",
    breaches: `
      select 'withdrawal ' || w.id as subject
        from cancellation w left join refund r on r.cancellation_id = w.id
       where w.id between $1 and $2 and (w.money <> coalesce(r.amount, 0) or w.tax_free <> coalesce(r.tax_free, 0))`,
  },
  {
    name: "a payment has promised back what its withdrawals say",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject
        from payment p
        left join lateral (select sum(money) as money from cancellation w where w.order_id = p.order_id) w on true
       where p.id between $1 and $2 and p.cancelled <> coalesce(w.money, 0)`,
  },
  {
    name: "goodwill is money that was paid, for no product, and is what its buyer reads",
    of: "cancellation",
    breaches: `
      select 'withdrawal ' || w.id as subject
        from cancellation w join payment p on p.order_id = w.order_id
       where w.id between $1 and $2
         and (w.is_goodwill <> (w.lines @> '[{"code": "GOODWILL"}]' and (w.lines -> 0 ->> 'amount')::int > 0
                                and w.lines -> 0 ->> 'code' = 'GOODWILL')
              or w.is_goodwill and (w.money > p.captured or jsonb_array_length(w.lines) <> 1
                   or (w.lines -> 0 ->> 'amount')::int <> w.money
                   or exists (select from cancellation_product c where c.cancellation_id = w.id)))`,
  },
  {
    name: "points of cancelled products are back",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        join (select order_id, sum(points) as points from cancellation where order_id between $1 and $2 group by order_id) w
          on w.order_id = o.id
        left join (select order_id, sum(amount) as net from point_entry where order_id between $1 and $2 group by order_id) e
          on e.order_id = o.id
       where coalesce(e.net, 0) not in (w.points - o.used_point, 0) or w.points > o.used_point`,
  },
  {
    name: "an order took the points it says, and gave them back when it was over",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        left join (select order_id, -sum(amount) as taken from point_entry where order_id between $1 and $2 group by order_id) e
          on e.order_id = o.id
        left join (select order_id, sum(points) as back from cancellation where order_id between $1 and $2 group by order_id) w
          on w.order_id = o.id
       where o.id between $1 and $2
         and coalesce(e.taken, 0) <> case when o.reservation = 'released' then 0 else o.used_point - coalesce(w.back, 0) end`,
  },
  {
    name: "a cancelled product of a live order is one that was withdrawn",
    of: "orders",
    breaches: `
      select 'order ' || o.id || ' product ' || op.id as subject
        from order_product op
        join orders o on o.id = op.order_id
        left join cancellation_product wp on wp.order_product_id = op.id
       where op.order_id between $1 and $2
         and (wp.order_product_id is not null and op.status not in ('withdraw_complete', 'stock_out')
              or wp.order_product_id is null and op.status in ('withdraw_complete', 'stock_out')
                 and o.reservation = 'committed')`,
  },
  {
    name: "an order of which every product was withdrawn gave everything back",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        join (select w.order_id, sum(w.money) as money, sum(w.points) as points, sum(w.tax_free) as tax_free
                from cancellation w where w.order_id between $1 and $2 group by w.order_id) given on given.order_id = o.id
       where not exists (select from order_product op
                           left join cancellation_product wp on wp.order_product_id = op.id
                          where op.order_id = o.id and wp.order_product_id is null)
         and (given.money <> o.price or given.points <> o.used_point or given.tax_free <> o.tax_free
              or o.status not in ('withdraw_complete', 'stock_out') or o.reservation <> 'released')`,
  },
];
