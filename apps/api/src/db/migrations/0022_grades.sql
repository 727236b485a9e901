-- phase: expand
-- Member grades, recomputed every month.

create table grade_run (
  month date primary key check (extract(day from month) = 1),
  done_until bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);
comment on table grade_run is 'The grading of one month.';
comment on column grade_run.done_until is 'Last user graded, so that an interrupted run continues.';

create table grade_change (
  user_id bigint not null references app_user (id),
  month date not null references grade_run (month),
  from_grade integer not null,
  to_grade integer not null,
  purchased integer not null check (purchased >= 0),
  at timestamptz not null,
  primary key (user_id, month),
  constraint grade_change_to_grade_check check (to_grade <> from_grade)
);
comment on table grade_change is 'A member whose grade changed in that month.';
comment on column grade_change.purchased is 'Purchases that counted, 원.';

create table grade_coupon (
  month date not null references grade_run (month),
  grade integer not null check (grade between 1 and 5),
  coupon_id bigint not null unique references coupon (id),
  primary key (month, grade)
);
comment on table grade_coupon is 'The coupon that a grade gets in that month.';
