import type { Invariant } from "../../invariant-types.ts";

/** Invariants of what the shop owes its farms. */
export const SETTLEMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "a settlement is the sum of its goods and adjustments",
    of: "settlement",
    breaches: `
      select 'settlement ' || s.id as subject
        from settlement s
        cross join lateral (
          select coalesce(sum(oo.units), 0) as units, coalesce(sum(oo.units * oo.supply_cost), 0) as goods
            from order_product op join order_option oo on oo.order_product_id = op.id where op.settlement_id = s.id) g
        cross join lateral (
          select coalesce(sum(a.amount) filter (where a.kind = 'shipping'), 0) as shipping,
                 coalesce(sum(a.amount) filter (where a.kind in ('return', 'return_shipping')), 0) as returns,
                 coalesce(sum(a.amount) filter (where a.kind = 'correction'), 0) as corrections
            from settlement_adjustment a where a.settlement_id = s.id) a
       where s.id between $1 and $2
         and (s.units, s.goods, s.shipping, s.returns, s.corrections)
             is distinct from (g.units, g.goods, a.shipping, a.returns, a.corrections)`,
  },
  {
    name: "a settlement holds goods and adjustments of its farm alone",
    of: "settlement",
    breaches: `
      select 'settlement ' || s.id as subject
        from settlement s
       where s.id between $1 and $2
         and (exists (select from order_product op where op.settlement_id = s.id and op.distributor_id <> s.distributor_id)
              or exists (select from settlement_adjustment a
                          where a.settlement_id = s.id and a.distributor_id <> s.distributor_id))`,
  },
  {
    name: "no more is taken off for a line than its goods cost",
    of: "settlement",
    breaches: `
      select 'settlement ' || s.id as subject
        from settlement s
       where s.id between $1 and $2
         and exists (
           select from settlement_adjustment a join order_option oo on oo.id = a.order_option_id
            where a.settlement_id = s.id
              and oo.units * oo.supply_cost < (select -sum(x.amount) from settlement_adjustment x
                                                where x.order_option_id = oo.id))`,
  },
];
