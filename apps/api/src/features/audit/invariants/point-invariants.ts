import type { Invariant } from "../invariant-types.ts";

/** Invariants of points: earned, pending, taken back and expired. */
export const POINT_INVARIANTS: readonly Invariant[] = [
  {
    name: "points are what the ledger says and never below zero",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject
        from app_user u
        left join (select user_id, sum(amount) as total from point_entry where user_id between $1 and $2
                    group by user_id) ledger on ledger.user_id = u.id
       where u.id between $1 and $2 and (u.point_balance <> coalesce(ledger.total, 0) or u.point_balance < 0)`,
  },
  {
    name: "a lot of points is what its entries left of it",
    of: "app_user",
    breaches: `
      select 'lot ' || l.id || ' of user ' || l.user_id as subject
        from point_lot l
        left join (select lot_id, sum(amount) as total from point_entry where user_id between $1 and $2
                    group by lot_id) entry on entry.lot_id = l.id
       where l.user_id between $1 and $2
         and (l.remaining <> coalesce(entry.total, 0) or l.remaining not between 0 and l.amount)`,
  },
  {
    name: "the last change of a grade is the grade",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject
        from app_user u
        join (select distinct on (user_id) user_id, to_grade from grade_change where user_id between $1 and $2
               order by user_id, month desc) c
          on c.user_id = u.id
       where u.left_at is null and u.grade <> c.to_grade`,
  },
  {
    name: "a balance of points is what the lots hold",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject
        from app_user u
        left join (select user_id, sum(remaining) as held from point_lot where user_id between $1 and $2
                    group by user_id) l on l.user_id = u.id
       where u.id between $1 and $2 and u.point_balance <> coalesce(l.held, 0)`,
  },
  {
    name: "a reward became points once, and what was taken back for it is in the ledger",
    of: "app_user",
    breaches: `
      select 'reward ' || r.id || ' of user ' || r.user_id as subject
        from point_reward r
        left join (select lot_id, sum(amount) as given from point_entry
                    where reason = 'award' and user_id between $1 and $2 group by lot_id) a
          on a.lot_id = r.lot_id
        left join (select reward_id, -sum(amount) as taken from point_entry
                    where reason = 'claw_back' and user_id between $1 and $2 group by reward_id) t on t.reward_id = r.id
       where r.user_id between $1 and $2
         and (r.lot_id is not null and coalesce(a.given, 0) <> r.amount
              or coalesce(t.taken, 0) <> case when r.lot_id is not null and r.undone_at is not null
                                              then r.amount - r.owed else 0 end)`,
  },
  {
    name: "only what is kept for good has earned points",
    of: "point_reward",
    breaches: `
      select 'reward ' || r.id as subject
        from point_reward r join order_product op on op.id = r.order_product_id
       where r.id between $1 and $2 and r.kind = 'purchase' and r.undone_at is null and op.status <> 'complete'`,
  },
  {
    name: "an order earned no more than was promised",
    of: "orders",
    breaches: `
      select 'order ' || o.id as subject
        from orders o
        join (select op.order_id, sum(r.amount) as earned
                from point_reward r join order_product op on op.id = r.order_product_id
               where op.order_id between $1 and $2 and r.kind = 'purchase' and r.undone_at is null
               group by op.order_id) e on e.order_id = o.id
       where e.earned > o.expected_reward_point`,
  },
  {
    name: "what arrived says when it did",
    of: "order_product",
    breaches: `
      select 'order ' || op.order_id || ' product ' || op.id as subject
        from order_product op
       where op.id between $1 and $2 and op.status in ('delivery_end', 'replace_complete')
         and not exists (select from order_status_change e
                          where e.order_id = op.order_id and e.to_status in ('delivery_end', 'replace_complete')
                            and (e.order_product_id = op.id or e.order_product_id is null))
         and not exists (select from archive.order_status_change e
                          where e.order_id = op.order_id and e.to_status in ('delivery_end', 'replace_complete')
                            and (e.order_product_id = op.id or e.order_product_id is null))`,
  },
];
