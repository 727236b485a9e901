-- phase: expand
-- Members by the month of their first order, counted every hour: counting them reads every order there is.

create table cohort_month (
  cohort date not null check (extract(day from cohort) = 1),
  month date not null check (extract(day from month) = 1),
  members integer not null check (members > 0),
  orders integer not null,
  net_sales bigint not null check (net_sales >= 0),
  primary key (cohort, month),
  constraint a_member_ordered check (orders >= members),
  constraint cohort_begins_first check (month >= cohort)
);
comment on table cohort_month is 'Members by the month of their first order, and what they bought in it and in each month after; counted again every hour.';
comment on column cohort_month.cohort is 'First day of the month of the first order (KST).';
comment on column cohort_month.month is 'First day of the month of the orders (KST).';
comment on column cohort_month.members is 'Members of the cohort who ordered in the month.';
comment on column cohort_month.net_sales is 'Products after discounts and refunds, 원.';
