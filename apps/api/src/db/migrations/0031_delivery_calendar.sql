-- phase: expand
-- When parcels leave and arrive: days without dispatch or delivery, remote areas and days on the way. A promise of delivery
-- is computed from these rows, which operators change without a release.

create table closed_day (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('public_holiday', 'shop', 'distributor', 'carrier')),
  day date not null,
  name text not null check (length(name) between 1 and 60),
  distributor_id bigint references distributor (id),
  carrier_code text references carrier (code),
  constraint closed_day_names_who_is_closed check (
    (distributor_id is not null) = (kind = 'distributor') and (carrier_code is not null) = (kind = 'carrier')),
  constraint closed_day_once unique nulls not distinct (kind, day, distributor_id, carrier_code)
);
comment on table closed_day is
  'A day without dispatch (shop, distributor), without pick-up and delivery (carrier), or without either (public holiday).';
comment on column closed_day.day is 'Day in KST.';
comment on column closed_day.name is 'Name of the holiday or the reason, as shown to shoppers.';
create index closed_day_by_distributor on closed_day (distributor_id) where distributor_id is not null;
create index closed_day_by_carrier on closed_day (carrier_code) where carrier_code is not null;
insert into closed_day (kind, day, name) values
  ('public_holiday', '2026-01-01', '신정'),
  ('public_holiday', '2026-02-16', '설날'),
  ('public_holiday', '2026-02-17', '설날'),
  ('public_holiday', '2026-02-18', '설날'),
  ('public_holiday', '2026-03-01', '3·1절'),
  ('public_holiday', '2026-03-02', '3·1절 (대체공휴일)'),
  ('public_holiday', '2026-05-05', '어린이날'),
  ('public_holiday', '2026-05-24', '석가탄신일'),
  ('public_holiday', '2026-05-25', '석가탄신일 (대체공휴일)'),
  ('public_holiday', '2026-06-03', '지방선거일'),
  ('public_holiday', '2026-06-06', '현충일'),
  ('public_holiday', '2026-07-17', '제헌절'),
  ('public_holiday', '2026-08-15', '광복절'),
  ('public_holiday', '2026-08-17', '광복절 (대체공휴일)'),
  ('public_holiday', '2026-09-24', '추석'),
  ('public_holiday', '2026-09-25', '추석'),
  ('public_holiday', '2026-09-26', '추석'),
  ('public_holiday', '2026-10-03', '개천절'),
  ('public_holiday', '2026-10-05', '개천절 (대체공휴일)'),
  ('public_holiday', '2026-10-09', '한글날'),
  ('public_holiday', '2026-12-25', '기독탄신일'),
  ('public_holiday', '2027-01-01', '신정'),
  ('public_holiday', '2027-02-06', '설날'),
  ('public_holiday', '2027-02-07', '설날'),
  ('public_holiday', '2027-02-08', '설날'),
  ('public_holiday', '2027-02-09', '설날 (대체공휴일)'),
  ('public_holiday', '2027-03-01', '3·1절'),
  ('public_holiday', '2027-05-05', '어린이날'),
  ('public_holiday', '2027-05-13', '석가탄신일'),
  ('public_holiday', '2027-06-06', '현충일'),
  ('public_holiday', '2027-07-17', '제헌절'),
  ('public_holiday', '2027-07-19', '제헌절 (대체공휴일)'),
  ('public_holiday', '2027-08-15', '광복절'),
  ('public_holiday', '2027-08-16', '광복절 (대체공휴일)'),
  ('public_holiday', '2027-09-14', '추석'),
  ('public_holiday', '2027-09-15', '추석'),
  ('public_holiday', '2027-09-16', '추석'),
  ('public_holiday', '2027-10-03', '개천절'),
  ('public_holiday', '2027-10-04', '개천절 (대체공휴일)'),
  ('public_holiday', '2027-10-09', '한글날'),
  ('public_holiday', '2027-10-11', '한글날 (대체공휴일)'),
  ('public_holiday', '2027-12-25', '기독탄신일'),
  ('public_holiday', '2027-12-27', '기독탄신일 (대체공휴일)'),
  ('public_holiday', '2028-01-01', '신정'),
  ('public_holiday', '2028-01-26', '설날'),
  ('public_holiday', '2028-01-27', '설날'),
  ('public_holiday', '2028-01-28', '설날'),
  ('public_holiday', '2028-03-01', '3·1절'),
  ('public_holiday', '2028-04-12', '국회의원선거일'),
  ('public_holiday', '2028-05-02', '석가탄신일'),
  ('public_holiday', '2028-05-05', '어린이날'),
  ('public_holiday', '2028-06-06', '현충일'),
  ('public_holiday', '2028-07-17', '제헌절'),
  ('public_holiday', '2028-08-15', '광복절'),
  ('public_holiday', '2028-10-02', '추석'),
  ('public_holiday', '2028-10-03', '추석'),
  ('public_holiday', '2028-10-04', '추석'),
  ('public_holiday', '2028-10-05', '개천절 (대체공휴일)'),
  ('public_holiday', '2028-10-09', '한글날'),
  ('public_holiday', '2028-12-25', '기독탄신일'),
  ('public_holiday', '2029-01-01', '신정'),
  ('public_holiday', '2029-02-12', '설날'),
  ('public_holiday', '2029-02-13', '설날'),
  ('public_holiday', '2029-02-14', '설날'),
  ('public_holiday', '2029-03-01', '3·1절'),
  ('public_holiday', '2029-05-05', '어린이날'),
  ('public_holiday', '2029-05-07', '어린이날 (대체공휴일)'),
  ('public_holiday', '2029-05-20', '석가탄신일'),
  ('public_holiday', '2029-05-21', '석가탄신일 (대체공휴일)'),
  ('public_holiday', '2029-06-06', '현충일'),
  ('public_holiday', '2029-07-17', '제헌절'),
  ('public_holiday', '2029-08-15', '광복절'),
  ('public_holiday', '2029-09-21', '추석'),
  ('public_holiday', '2029-09-22', '추석'),
  ('public_holiday', '2029-09-23', '추석'),
  ('public_holiday', '2029-09-24', '추석 (대체공휴일)'),
  ('public_holiday', '2029-10-03', '개천절'),
  ('public_holiday', '2029-10-09', '한글날'),
  ('public_holiday', '2029-12-25', '기독탄신일');

alter table carrier add column rest_weekdays text[] not null default '{sun}'
  check (rest_weekdays <@ '{sun,mon,tue,wed,thu,fri,sat}' and cardinality(rest_weekdays) < 7);
comment on column carrier.rest_weekdays is 'Weekdays on which it does not deliver.';
update carrier set rest_weekdays = '{}' where code = '90';

alter table distributor add column origin_area text not null generated always as (
  case when region like '제주%' then 'secondary_area' when region ~ '울릉군|옹진군' then 'third_area' else 'major' end
) stored check (origin_area in ('major', 'secondary_area', 'third_area'));
comment on column distributor.origin_area is 'Area from which it ships, derived from `region`.';

create table remote_area_range (
  id bigint generated always as identity primary key,
  area text not null check (area in ('secondary_area', 'third_area')),
  first_zonecode integer not null check (first_zonecode between 0 and 99999),
  last_zonecode integer not null check (last_zonecode between 0 and 99999),
  name text not null check (length(name) between 1 and 60),
  constraint remote_area_range_runs_upwards check (first_zonecode <= last_zonecode),
  constraint remote_area_ranges_do_not_overlap exclude using gist (int4range(first_zonecode, last_zonecode, '[]') with &&)
);
comment on table remote_area_range is
  'Postcodes (우편번호) with a surcharge, both ends included: 제주 (`secondary_area`) and 도서산간 (`third_area`), as couriers list them.';
insert into remote_area_range (area, first_zonecode, last_zonecode, name) values
  ('secondary_area', 63000, 63644, '제주'),
  ('third_area', 22386, 22388, '인천 중구'),
  ('third_area', 23004, 23010, '인천 강화'),
  ('third_area', 23100, 23116, '인천 옹진'),
  ('third_area', 23124, 23136, '인천 옹진'),
  ('third_area', 31708, 31708, '충남 당진'),
  ('third_area', 32133, 32133, '충남 태안'),
  ('third_area', 33411, 33411, '충남 보령'),
  ('third_area', 40200, 40240, '경북 울릉'),
  ('third_area', 46768, 46771, '부산 강서'),
  ('third_area', 52570, 52571, '경남 사천'),
  ('third_area', 53031, 53033, '경남 통영'),
  ('third_area', 53089, 53104, '경남 통영'),
  ('third_area', 54000, 54000, '전북 군산'),
  ('third_area', 56347, 56349, '전북 부안'),
  ('third_area', 57068, 57069, '전남 영광'),
  ('third_area', 58760, 58762, '전남 목포'),
  ('third_area', 58800, 58810, '전남 신안'),
  ('third_area', 58816, 58818, '전남 신안'),
  ('third_area', 58826, 58826, '전남 신안'),
  ('third_area', 58828, 58866, '전남 신안'),
  ('third_area', 58953, 58958, '전남 진도'),
  ('third_area', 59102, 59103, '전남 완도'),
  ('third_area', 59106, 59106, '전남 완도'),
  ('third_area', 59127, 59127, '전남 완도'),
  ('third_area', 59129, 59129, '전남 완도'),
  ('third_area', 59137, 59166, '전남 완도'),
  ('third_area', 59421, 59421, '전남 보성'),
  ('third_area', 59531, 59531, '전남 고흥'),
  ('third_area', 59551, 59551, '전남 고흥'),
  ('third_area', 59563, 59563, '전남 고흥'),
  ('third_area', 59568, 59568, '전남 고흥'),
  ('third_area', 59650, 59650, '전남 여수'),
  ('third_area', 59766, 59766, '전남 여수'),
  ('third_area', 59781, 59790, '전남 여수');

create table transit_days (
  origin_area text not null check (origin_area in ('major', 'secondary_area', 'third_area')),
  destination_area text not null check (destination_area in ('major', 'secondary_area', 'third_area')),
  min_days integer not null check (min_days between 1 and 30),
  max_days integer not null check (max_days between 1 and 30),
  primary key (origin_area, destination_area),
  constraint transit_days_from_to check (min_days <= max_days)
);
comment on table transit_days is
  'Delivery days of a carrier between dispatch and arrival: the plain rule, while too few parcels have arrived to learn from.';
insert into transit_days (origin_area, destination_area, min_days, max_days) values
  ('major', 'major', 1, 1),
  ('major', 'secondary_area', 2, 2),
  ('major', 'third_area', 2, 3),
  ('secondary_area', 'major', 1, 2),
  ('secondary_area', 'secondary_area', 1, 1),
  ('secondary_area', 'third_area', 2, 3),
  ('third_area', 'major', 2, 3),
  ('third_area', 'secondary_area', 2, 3),
  ('third_area', 'third_area', 2, 3);

create table arrival_count (
  carrier_code text not null references carrier (code),
  distributor_id bigint not null references distributor (id),
  area text not null check (area in ('major', 'secondary_area', 'third_area')),
  days integer not null check (days between 1 and 30),
  parcels integer not null check (parcels > 0),
  primary key (carrier_code, distributor_id, area, days)
);
comment on table arrival_count is
  'Parcels of the last 180 days by the delivery days that they took; recomputed by a job every night.';
comment on column arrival_count.days is 'Delivery days of the carrier from dispatch to arrival; 30 for more.';
create index arrival_count_by_distributor on arrival_count (distributor_id);

create trigger notify_change after insert or update or delete on closed_day
  for each statement execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on remote_area_range
  for each statement execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on transit_days
  for each statement execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on arrival_count
  for each statement execute function notify_table_change('catalog');
create trigger notify_change after insert or update or delete on carrier
  for each statement execute function notify_table_change('catalog');
