import type { Invariant } from "../invariant-types.ts";

/** Subscriptions: each delivery is paid once at most, as its buyer agreed. */
export const SUBSCRIPTION_INVARIANTS: readonly Invariant[] = [
  {
    name: "a paid cycle is one paid order of its member, option and form",
    of: "billing_cycle",
    breaches: `
      select 'billing cycle ' || c.id as subject
        from billing_cycle c
        join subscription s on s.id = c.subscription_id
        left join orders o on o.id = c.order_id
       where c.id between $1 and $2 and c.status = 'paid'
         and (o.id is null or o.user_id <> s.user_id or o.order_tmp_id is distinct from c.order_tmp_id
              or o.products_price is distinct from c.goods_price
              or not exists (select from payment p where p.order_id = o.id and p.captured > 0)
              or not exists (select from order_product op join order_option x on x.order_product_id = op.id
                              where op.order_id = o.id and x.option_id = s.option_id))`,
  },
  {
    name: "a cycle that is not paid has no paid order",
    of: "billing_cycle",
    breaches: `
      select 'billing cycle ' || c.id as subject
        from billing_cycle c
        join subscription s on s.id = c.subscription_id
        join orders o on o.user_id = s.user_id and o.order_tmp_id = c.order_tmp_id
       where c.id between $1 and $2 and c.order_id is distinct from o.id and c.status <> 'charging'
         and o.status not in ('request', 'incomplete')`,
  },
  {
    name: "a cycle is charged within its limit, after it was told, and before its end",
    of: "billing_cycle",
    breaches: `
      select 'billing cycle ' || c.id as subject
        from billing_cycle c join subscription s on s.id = c.subscription_id
       where c.id between $1 and $2
         and ((c.status = 'paid' and c.goods_price > c.charge_limit)
              or c.charge_started_at < c.reminded_at
              or (c.charge_started_at is not null and c.reminded_at is null)
              or c.charge_started_at > s.ended_at)`,
  },
  {
    name: "an active subscription has its next cycle, one that ended has none",
    of: "subscription",
    breaches: `
      select 'subscription ' || s.id as subject
        from subscription s
       where s.id between $1 and $2
         and case s.status when 'active' then not exists (select from billing_cycle c where c.subscription_id = s.id
                                                             and c.status in ('scheduled', 'charging', 'failed'))
                           when 'ended' then exists (select from billing_cycle c where c.subscription_id = s.id
                                                        and c.status in ('scheduled', 'charging', 'failed'))
                           else false end`,
  },
  {
    name: "the cycles of a subscription are in order of their days",
    of: "subscription",
    breaches: `
      select 'subscription ' || s.id as subject
        from subscription s
       where s.id between $1 and $2
         and exists (select from billing_cycle c join billing_cycle n on n.subscription_id = c.subscription_id
                        and n.number = c.number + 1 and n.scheduled_on <= c.scheduled_on
                      where c.subscription_id = s.id and c.status = 'paid')`,
  },
];
