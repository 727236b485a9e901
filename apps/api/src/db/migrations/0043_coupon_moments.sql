-- phase: expand
-- Coupons that are given on a birthday, after a first purchase and with a grade, each once.

alter table coupon drop constraint coupon_moment_check;
alter table coupon
  add column moment_grade integer constraint coupon_moment_grade_check check (moment_grade between 1 and 9),
  add constraint coupon_moment_check check (moment in ('sign_up', 'birthday', 'first_purchase', 'grade')),
  add constraint grade_moment_has_grade check ((moment is not distinct from 'grade') = (moment_grade is not null));
comment on column coupon.moment_grade is 'Grade with which it is given when a member rises to it; null: another moment.';

create table coupon_award (
  coupon_id bigint not null references coupon (id),
  user_id bigint not null references app_user (id),
  occasion text not null check (occasion ~ '^(birthday:[0-9]{4}|first_purchase|grade)$'),
  member_coupon_id bigint unique references member_coupon (id),
  awarded_at timestamptz not null,
  primary key (coupon_id, user_id, occasion)
);
comment on table coupon_award is 'Coupon of a moment that a member was given, once an occasion.';
comment on column coupon_award.occasion is 'What it was given for; a birthday with its year in KST.';
comment on column coupon_award.member_coupon_id is 'The coupon that was given; null: the member had all that one may have.';
comment on column coupon_award.awarded_at is 'When it was given.';
create index coupon_award_by_user on coupon_award (user_id);

-- The members who rose in the last months, for the coupons of their grade.
create index grade_change_by_month on grade_change (month, user_id);
