import type { Invariant } from "../invariant-types.ts";

/** Invariants of coupons: discount, owner and number. */
export const COUPON_INVARIANTS: readonly Invariant[] = [
  {
    name: "an order took off what its coupon did, and gave the coupon back when it was over",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o left join coupon_redemption cu on cu.order_id = o.id and cu.target = 'products'
       where o.id between $1 and $2
         and (o.coupon_discount <> coalesce(cu.discount, 0)
              or cu.is_returned is distinct from (o.status in ('incomplete', 'withdraw_complete', 'stock_out'))
                 and cu.order_id is not null)`,
  },
  {
    name: "the shipping coupon of an order paid the shipping that it did, and came back when the order was over",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        left join coupon_redemption cu on cu.order_id = o.id and cu.target = 'shipping'
        left join (select order_id, sum(amount) as paid from order_shipping_discount
                    where order_id between $1 and $2 group by order_id) s on s.order_id = o.id
       where o.id between $1 and $2
         and (coalesce(s.paid, 0) <> coalesce(cu.discount, 0)
              or cu.is_returned is distinct from (o.status in ('incomplete', 'withdraw_complete', 'stock_out'))
                 and cu.order_id is not null)`,
  },
  {
    name: "a coupon took money off what it is for",
    of: "coupon_redemption",
    key: "order_id",
    breaches: `
      select 'order ' || cu.order_id as subject
        from coupon_redemption cu
        join member_coupon mc on mc.id = cu.member_coupon_id
        join coupon c on c.id = mc.coupon_id
       where cu.order_id between $1 and $2
         and (c.target <> cu.target
              or cu.target = 'products' and cu.discount > (
                   select coalesce(sum(x.unit_price * x.units), 0)
                     from order_product op join order_option x on x.order_product_id = op.id
                    where op.order_id = cu.order_id and x.in_coupon_scope))`,
  },
  {
    name: "coupons are used by whom they were given to",
    of: "coupon_redemption",
    key: "order_id",
    breaches: `
      select 'order ' || cu.order_id as subject
        from coupon_redemption cu
        join orders o on o.id = cu.order_id
        join member_coupon mc on mc.id = cu.member_coupon_id
       where cu.order_id between $1 and $2 and mc.user_id <> o.user_id`,
  },
  {
    name: "no more coupons were given than there are",
    of: "coupon",
    breaches: `
      select 'coupon ' || c.id as subject
        from coupon c
        left join (select coupon_id, count(*) as given, max(nth) as most from member_coupon
                    where coupon_id between $1 and $2 group by coupon_id) m on m.coupon_id = c.id
       where c.id between $1 and $2 and (c.issued <> coalesce(m.given, 0) or m.most > c.per_member)`,
  },
];
