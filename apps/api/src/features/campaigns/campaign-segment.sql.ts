/** Condition for a member `u` of the segment of the campaign `c`; `$1` is now. */
export const IN_SEGMENT = `u.user_type <> 'guest' and u.left_at is null and not u.is_blocked
  and (c.least_grade is null or u.grade >= c.least_grade)
  and (c.ordered_within_days is null or exists (
        select from orders o
         where o.user_id = u.id and o.status not in ('pre_ordering', 'request', 'incomplete')
               and o.created_at >= $1::timestamptz - c.ordered_within_days * interval '1 day'))
  and (c.not_ordered_for_days is null or not exists (
        select from orders o
         where o.user_id = u.id and o.status not in ('pre_ordering', 'request', 'incomplete')
               and o.created_at >= $1::timestamptz - c.not_ordered_for_days * interval '1 day'))
  and (c.bought_of is null or exists (
        select from orders o join order_product op on op.order_id = o.id
         where o.user_id = u.id and o.status not in ('pre_ordering', 'request', 'incomplete')
               and op.distributor_id = c.bought_of))`;
