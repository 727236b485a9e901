import type { Invariant } from "../invariants.ts";

/** What must hold of points that are earned, kept for later, taken back and over. */
export const POINT_INVARIANTS: readonly Invariant[] = [
  {
    name: "the last change of a grade is the grade",
    rows: "select count(*) from grade_change",
    breaches: `
      select u.id::text as subject
        from app_user u
        join (select distinct on (user_id) user_id, to_grade from grade_change order by user_id, month desc) c
          on c.user_id = u.id
       where u.left_at is null and u.grade <> c.to_grade`,
  },
  {
    name: "a balance of points is what the lots hold",
    rows: "select count(*) from app_user where point_balance > 0",
    breaches: `
      select u.id::text as subject
        from app_user u
        left join (select user_id, sum(remaining) as held from point_lot group by user_id) l on l.user_id = u.id
       where u.point_balance <> coalesce(l.held, 0)`,
  },
  {
    name: "a reward became points once, and what was taken back for it is in the ledger",
    rows: "select count(*) from point_reward",
    breaches: `
      select r.id::text as subject
        from point_reward r
        left join (select lot_id, sum(amount) as given from point_entry where reason = 'award' group by lot_id) a
          on a.lot_id = r.lot_id
        left join (select reward_id, -sum(amount) as taken from point_entry where reason = 'claw_back'
                    group by reward_id) t on t.reward_id = r.id
       where r.lot_id is not null and coalesce(a.given, 0) <> r.amount
          or coalesce(t.taken, 0) <> case when r.lot_id is not null and r.undone_at is not null
                                          then r.amount - r.owed else 0 end`,
  },
  {
    name: "only what is kept for good has earned points",
    rows: "select count(*) from point_reward where kind = 'purchase' and undone_at is null",
    breaches: `
      select r.id::text as subject
        from point_reward r join order_product op on op.id = r.order_product_id
       where r.kind = 'purchase' and r.undone_at is null and op.status <> 'complete'`,
  },
  {
    name: "an order earned no more than was promised",
    rows: "select count(distinct op.order_id) from point_reward r join order_product op on op.id = r.order_product_id",
    breaches: `
      select o.id::text as subject
        from orders o
        join (select op.order_id, sum(r.amount) as earned
                from point_reward r join order_product op on op.id = r.order_product_id
               where r.kind = 'purchase' and r.undone_at is null group by op.order_id) e on e.order_id = o.id
       where e.earned > o.expected_reward_point`,
  },
  {
    name: "what arrived says when it did",
    rows: "select count(*) from order_product where status in ('delivery_end', 'replace_complete')",
    breaches: `
      select op.id::text as subject
        from order_product op
       where op.status in ('delivery_end', 'replace_complete')
         and not exists (select from order_event e
                          where e.order_id = op.order_id and e.to_status in ('delivery_end', 'replace_complete')
                            and (e.order_product_id = op.id or e.order_product_id is null))`,
  },
];
