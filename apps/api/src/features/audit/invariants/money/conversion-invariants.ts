import type { Invariant } from "../../invariant-types.ts";

/** Invariants of conversions: every paid sale is recorded with its revenue, and reported before its refund. */
export const CONVERSION_INVARIANTS: readonly Invariant[] = [
  {
    name: "what is paid is counted as sold, for what its goods cost",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o join payment p on p.order_id = o.id left join conversion s on s.order_id = o.id
       where o.id between $1 and $2 and p.status = 'paid'
         and (s.order_id is null or s.revenue <> o.products_price - o.coupon_discount)`,
  },
  {
    name: "what is paid is in the lines of sales, for its units and price",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o join conversion s on s.order_id = o.id
       where o.id between $1 and $2
         and exists (select from (select x.id, x.units, x.net, s.day
                                    from order_product op join order_option x on x.order_product_id = op.id
                                   where op.order_id = o.id) sold
                       full join (select l.order_option_id, l.units, l.net, l.day from sale_line l where l.order_id = o.id) line
                         on line.order_option_id = sold.id
                      where (sold.units, sold.net, sold.day) is distinct from (line.units, line.net, line.day))`,
  },
  {
    name: "what is told outside of a refund is told of its sale before",
    of: "conversion_refund",
    breaches: `
      select 'sale refund ' || r.id as subject from conversion_refund r join conversion s on s.order_id = r.order_id
       where r.id between $1 and $2 and (r.exported_at < s.exported_at or r.exported_at is not null and s.exported_at is null)`,
  },
];
