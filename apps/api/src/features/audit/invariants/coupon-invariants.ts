import type { Invariant } from "../invariants.ts";

/** What must hold of coupons. */
export const COUPON_INVARIANTS: readonly Invariant[] = [
  {
    name: "an order took off what its coupon did, and gave the coupon back when it was over",
    rows: "select count(*) from coupon_use",
    breaches: `
      select o.id::text as subject
        from orders o left join coupon_use cu on cu.order_id = o.id
       where o.coupon_discount <> coalesce(cu.discount, 0)
          or cu.is_returned is distinct from (o.status in ('incomplete', 'withdraw_complete', 'stock_out')) and cu.order_id is not null`,
  },
  {
    name: "coupons are used by whom they were given to",
    rows: "select count(*) from coupon_use",
    breaches: `
      select cu.order_id::text as subject
        from coupon_use cu
        join orders o on o.id = cu.order_id
        join member_coupon mc on mc.id = cu.member_coupon_id
       where mc.user_id <> o.user_id`,
  },
  {
    name: "no more coupons were given than there are",
    rows: "select count(*) from member_coupon",
    breaches: `
      select c.id::text as subject
        from coupon c
        left join (select coupon_id, count(*) as given, max(nth) as most from member_coupon group by coupon_id) m
          on m.coupon_id = c.id
       where c.issued <> coalesce(m.given, 0) or m.most > c.per_member`,
  },
];
