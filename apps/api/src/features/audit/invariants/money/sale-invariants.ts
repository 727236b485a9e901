import type { Invariant } from "../../invariant.ts";

/** Invariants of counted sales. */
export const SALE_INVARIANTS: readonly Invariant[] = [
  {
    name: "what is paid is counted as sold, for what its goods cost",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o join payment p on p.order_id = o.id left join sale s on s.order_id = o.id
       where o.id between $1 and $2 and p.status = 'paid'
         and (s.order_id is null or s.revenue <> o.products_price - o.coupon_discount)`,
  },
  {
    name: "what is told outside of a refund is told of its sale before",
    of: "sale_refund",
    breaches: `
      select 'sale refund ' || r.id as subject from sale_refund r join sale s on s.order_id = r.order_id
       where r.id between $1 and $2 and (r.told_at < s.told_at or r.told_at is not null and s.told_at is null)`,
  },
];
