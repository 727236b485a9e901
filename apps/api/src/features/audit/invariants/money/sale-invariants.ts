import type { Invariant } from "../invariants.ts";

/** What is counted of sales is what was sold. */
export const SALE_INVARIANTS: readonly Invariant[] = [
  {
    name: "what is paid is counted as sold, for what its goods cost",
    rows: "select count(*) from sale",
    breaches: `
      select o.id::text as subject
        from orders o join payment p on p.order_id = o.id left join sale s on s.order_id = o.id
       where p.status = 'paid' and (s.order_id is null or s.revenue <> o.products_price - o.coupon_discount)`,
  },
  {
    name: "what is told outside of a refund is told of its sale before",
    rows: "select count(*) from sale_refund",
    breaches: `
      select r.id::text as subject from sale_refund r join sale s on s.order_id = r.order_id
       where r.told_at < s.told_at or r.told_at is not null and s.told_at is null`,
  },
];
