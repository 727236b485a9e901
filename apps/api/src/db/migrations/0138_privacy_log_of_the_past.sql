-- phase: expand
-- transaction: none
-- Fills the privacy log with what was recorded within the year before the last reading, apart from the tables and triggers,
-- whose locks end first. Exports named no person in the trail, but in their own record.
do $$
declare
  a operator_action;
begin
  for a in select * from operator_action
            where at > (select max(at) from operator_action) - interval '1 year' and source <> 'stranger'
              and (action in ('read', 'orders.address', 'orders.refund-account') or subject like 'member %')
            order by id
  loop
    perform log_action(a);
  end loop;
end $$;
insert into privacy_log_entry (user_id, actor, actor_name, act, reason, is_masked, at)
select p.user_id, 'staff',
       (select left(string_agg(r.title, ', ' order by r.name), 200)
          from operator_role_assignment ra join operator_role r on r.name = ra.role where ra.operator_id = p.operator_id),
       'export', p.reason, false, p.at
  from personal_data_access p
 where p.at > (select max(at) from personal_data_access) - interval '1 year' and p.reason like '% (파일로 내려받음)'
   and not exists (select from privacy_log_entry e
                    where e.user_id = p.user_id and e.act = 'export' and e.at = p.at)
 order by p.id;
insert into privacy_log_entry (user_id, actor, act, is_masked, at)
select c.user_id, 'self', c.kind, false, c.changed_at
  from account_change c
 where not exists (select from privacy_log_entry e
                    where e.user_id = c.user_id and e.actor = 'self' and e.act = c.kind and e.at = c.changed_at)
 order by c.changed_at;
