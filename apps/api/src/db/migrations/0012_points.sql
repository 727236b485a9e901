-- How the tasks of the queue fare: what fails again and again is seen here, by the metrics and by the audit.
create table job_run (
  task text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- Since it last went well.
  failures integer not null default 0 check (failures >= 0),
  error text
);

-- Which products wait to be kept for good; few, because they stay here for a week.
create index order_product_arrived on order_product (id) where status in ('delivery_end', 'replace_complete');

-- What a product earned when it was kept for good: promised until `available_at`, then a lot of points. A product earns
-- once, whoever is asked how often.
create table point_reward (
  id integer primary key references order_product (id),
  user_id integer not null references app_user (id),
  amount integer not null check (amount > 0),
  available_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > available_at),
  granted_at timestamptz not null,
  lot_id integer unique references point_lot (id),
  -- The purchase was undone. What could not be taken back is owed and kept back from later points.
  undone_at timestamptz,
  owed integer not null default 0 check (owed between 0 and amount),
  constraint only_undone_rewards_are_owed check (owed = 0 or (undone_at is not null and lot_id is not null))
);

create index point_reward_due on point_reward (available_at) where lot_id is null and undone_at is null;
create index point_reward_by_user on point_reward (user_id, id);
create index point_reward_owed on point_reward (user_id, id) where owed > 0;

-- The reward that points were taken back for.
alter table point_entry add column reward_id integer references point_reward (id);
alter table point_entry add constraint what_is_taken_back_names_its_reward
  check ((reason = 'claw_back') = (reward_id is not null));
alter table point_entry add constraint a_reason_says_the_sign
  check (case when reason in ('use', 'expire', 'leave', 'claw_back') then amount < 0
              when reason in ('award', 'return') then amount > 0
              else true end);
create index point_entry_by_reward on point_entry (reward_id) where reward_id is not null;

create index point_lot_by_end on point_lot (expires_at) where remaining > 0;

-- The ledger is only added to.
create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of points is only added to' using errcode = 'check_violation';
end $$;
create trigger only_added_to before update or delete on point_entry for each row execute function refuse_change_of_ledger();

-- One grading of all members a month; `done_until` is how far it came, so that a killed one goes on where it was.
create table grade_run (
  month date primary key check (extract(day from month) = 1),
  done_until integer not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);

create table grade_change (
  user_id integer not null references app_user (id),
  month date not null references grade_run (month),
  from_grade integer not null,
  to_grade integer not null check (to_grade <> from_grade),
  -- What counted, in 원.
  purchased integer not null check (purchased >= 0),
  at timestamptz not null,
  primary key (user_id, month)
);
