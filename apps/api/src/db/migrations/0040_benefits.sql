-- phase: expand
-- Coupons that are given at a moment or by a code, and points for a birthday.

alter table coupon add column code text unique constraint coupon_code_check check (code ~ '^[A-Z0-9]{6,30}$');
comment on column coupon.code is 'Code for which members get one, in capitals and digits; null: none.';
alter table coupon add column moment text constraint coupon_moment_check check (moment in ('sign_up'));
comment on column coupon.moment is 'Moment at which each member is given one; null: none.';
alter table coupon add column rule text unique;
comment on column coupon.rule is 'Rule of the shop that made it, so that an import changes it instead of adding one; null: made by hand.';
create index coupon_by_moment on coupon (moment) where moment is not null;

create table member_birthday (
  user_id bigint primary key references app_user (id) on delete cascade,
  month_day text not null,
  agreed_at timestamptz not null,
  constraint member_birthday_month_day_check check (month_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$')
);
comment on table member_birthday is
  'Birthday of a member without its year, kept with a consent of its own for birthday points alone; gone when it is withdrawn.';
comment on column member_birthday.user_id is 'Member whose birthday it is.';
comment on column member_birthday.month_day is 'Month and day, MM-DD.';
comment on column member_birthday.agreed_at is 'When the member agreed that it is kept.';
create index member_birthday_by_day on member_birthday (month_day, user_id);

create table birthday_award (
  user_id bigint not null references app_user (id),
  year integer not null,
  lot_id bigint not null unique references point_lot (id),
  primary key (user_id, year)
);
comment on table birthday_award is 'Birthday points that a member was given in a year, once.';
comment on column birthday_award.user_id is 'Member who was given them.';
comment on column birthday_award.year is 'Year in KST.';
comment on column birthday_award.lot_id is 'Points that were given.';

create trigger member_not_deleted before insert on member_birthday for each row execute function refuse_deleted_member();
