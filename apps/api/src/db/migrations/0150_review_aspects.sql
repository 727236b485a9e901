-- phase: expand
-- transaction: none
-- Reviews say how sweet, fresh, large and well packed the produce was, and when it was harvested (docs/decisions/0162-aspects-of-reviews.md).

alter table review
  add column if not exists sweetness integer,
  add column if not exists freshness integer,
  add column if not exists size integer,
  add column if not exists packaging integer,
  add column if not exists harvest_month date,
  drop constraint if exists review_aspects_have_three_answers,
  drop constraint if exists harvest_month_begins_month,
  add constraint review_aspects_have_three_answers check (
    sweetness between 1 and 3 and freshness between 1 and 3 and size between 1 and 3 and packaging between 1 and 3) not valid,
  add constraint harvest_month_begins_month check (extract(day from harvest_month) = 1) not valid;
alter table review validate constraint review_aspects_have_three_answers;
alter table review validate constraint harvest_month_begins_month;
comment on column review.sweetness is 'Answer to the sweetness of the produce, 1 to 3 in the order of its texts; null: not answered.';
comment on column review.freshness is 'Answer to the freshness of the produce, as `sweetness`.';
comment on column review.size is 'Answer to the size of the produce, as `sweetness`.';
comment on column review.packaging is 'Answer to the packaging, as `sweetness`.';
comment on column review.harvest_month is 'First day of the month in which most units of the reviewed line were harvested; null: from no known lot.';
