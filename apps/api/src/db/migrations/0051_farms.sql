-- phase: expand
-- Farms as shoppers follow them: who follows, what there is to tell, how punctual they are, and when produce is harvested.

create table farm_follow (
  user_id bigint not null references app_user (id) on delete cascade,
  distributor_id bigint not null references distributor (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, distributor_id)
);
comment on table farm_follow is 'A member who is notified of the news of a farm.';
comment on column farm_follow.created_at is 'Begin; news from before it are not told.';
create index farm_follow_by_farm on farm_follow (distributor_id, user_id);
create trigger member_not_deleted before insert on farm_follow for each row execute function refuse_deleted_member();

create table farm_news (
  id bigint generated always as identity primary key,
  distributor_id bigint not null references distributor (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  kind text not null check (kind in ('new_product', 'first_harvest', 'special_price')),
  timed_price_id bigint unique references timed_price (id) on delete cascade,
  noticed_at timestamptz,
  told_until bigint not null default 0,
  told_at timestamptz,
  constraint farm_news_price_check check ((kind = 'special_price') = (timed_price_id is not null)),
  constraint farm_news_told_check check (told_at is null or noticed_at is not null)
);
comment on table farm_news is 'Something of a farm that its followers are told once: a new product, a first harvest or a special price.';
comment on column farm_news.timed_price_id is 'Special price that begins; null for the other kinds.';
comment on column farm_news.noticed_at is 'Instant from which it is told to those who followed before; null: just written by a trigger.';
comment on column farm_news.told_until is 'Highest user that was told, since followers are told in batches by their number.';
comment on column farm_news.told_at is 'End of telling; null: not all were told.';
create unique index farm_news_of_product on farm_news (product_id) where kind = 'new_product';
create unique index farm_news_of_harvest on farm_news (product_id) where kind = 'first_harvest' and told_at is null;
create index farm_news_to_tell on farm_news (id) where told_at is null;
create index farm_news_by_product on farm_news (product_id);
create index farm_news_by_farm on farm_news (distributor_id);

-- Products that are there already are no news.
insert into farm_news (distributor_id, product_id, kind, noticed_at, told_at)
select p.distributor_id, p.id, 'new_product', p.created_at, p.created_at from product p where can_be_bought(p);

create function note_farm_news() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.season_note is not null then
    insert into farm_news (distributor_id, product_id, kind) values (new.distributor_id, new.id, 'first_harvest')
        on conflict do nothing;
  else
    insert into farm_news (distributor_id, product_id, kind) values (new.distributor_id, new.id, 'new_product')
        on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_new_product after insert on product
  for each row when (can_be_bought(new)) execute function note_farm_news();
create trigger note_sale_begin after update of status on product
  for each row when (can_be_bought(new) and old.status not in ('stock_in', 'unlimited_stock_in'))
  execute function note_farm_news();

create table farm_punctuality (
  distributor_id bigint primary key references distributor (id) on delete cascade,
  parcels integer not null check (parcels > 0),
  on_time integer not null,
  constraint farm_punctuality_on_time_check check (on_time between 0 and parcels)
);
comment on table farm_punctuality is 'Parcels of a farm that were delivered in the last 90 days, counted every night.';
comment on column farm_punctuality.on_time is 'Those of them that arrived on the day first promised or before.';

create table harvest_season (
  kind text primary key,
  name text not null check (length(name) between 1 and 20),
  months integer[] not null check (cardinality(months) between 1 and 12 and months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}')
);
comment on table harvest_season is 'Months in which a kind of produce is harvested or sold fresh from the farm in Korea.';
comment on column harvest_season.kind is 'Value of `product.kind`.';
comment on column harvest_season.months is 'Months in the order of the season; a season over the turn of a year begins in autumn.';
insert into harvest_season (kind, name, months) values
  ('satsuma', '감귤', '{10,11,12,1}'), ('greencitrus', '청귤', '{8,9}'), ('redhyang', '레드향', '{1,2,3}'),
  ('hallabong', '한라봉', '{12,1,2,3}'), ('latecitrus', '만감류', '{2,3,4,5}'), ('lemon', '레몬', '{11,12,1,2,3}'),
  ('apple', '사과', '{8,9,10,11,12,1,2,3}'), ('redapple', '홍옥·감홍', '{9,10,11}'), ('yellowapple', '시나노골드', '{10,11,12}'),
  ('greenapple', '아오리', '{7,8}'), ('pear', '배', '{8,9,10,11,12,1}'), ('westpear', '서양배', '{9,10,11}'),
  ('conference', '콘퍼런스배', '{9,10,11}'), ('grape', '포도', '{7,8,9,10}'), ('shine', '샤인머스캣', '{8,9,10,11}'),
  ('strawberry', '딸기', '{12,1,2,3,4,5}'), ('blueberry', '블루베리', '{6,7,8}'), ('cherry', '체리', '{6,7}'),
  ('peach', '복숭아', '{6,7,8,9}'), ('nectarine', '천도복숭아', '{6,7,8}'), ('plum', '자두', '{6,7,8}'),
  ('greenplum', '매실', '{5,6}'), ('watermelon', '수박', '{5,6,7,8}'), ('melon', '멜론', '{6,7,8,9,10}'),
  ('cantaloupe', '칸탈루프', '{6,7,8}'), ('yellowmelon', '황금멜론', '{6,7,8}'), ('chamoe', '참외', '{3,4,5,6,7}'),
  ('persimmon', '단감', '{10,11,12}'), ('softpersimmon', '홍시', '{10,11,12,1}'), ('driedpersimmon', '곶감', '{12,1,2}'),
  ('pomegranate', '석류', '{9,10,11}'), ('kiwi', '참다래', '{11,12,1,2,3,4}'), ('goldkiwi', '골드키위', '{10,11,12,1}'),
  ('fig', '무화과', '{8,9,10}'), ('jujube', '대추', '{9,10}'), ('chestnut', '밤', '{9,10,11}'), ('mango', '망고', '{5,6,7,8}'),
  ('passion', '패션프루트', '{7,8,9}'), ('tomato', '토마토', '{3,4,5,6,7,8}'), ('cherrytomato', '방울토마토', '{3,4,5,6,7,8,9}'),
  ('vinetomato', '송이토마토', '{4,5,6,7,8,9}'), ('paprika', '파프리카', '{5,6,7,8,9,10}'), ('cucumber', '오이', '{4,5,6,7,8}'),
  ('eggplant', '가지', '{6,7,8,9}'), ('zucchini', '주키니', '{5,6,7,8,9}'), ('aehobak', '애호박', '{5,6,7,8,9,10}'),
  ('kabocha', '단호박', '{7,8,9}'), ('pumpkinsweet', '늙은호박', '{9,10,11}'), ('corn', '옥수수', '{7,8}'),
  ('potato', '감자', '{6,7,8,9}'), ('flourpotato', '분감자', '{6,7,8}'), ('sweetpotato', '고구마', '{9,10,11,12,1}'),
  ('carrot', '당근', '{11,12,1,2}'), ('radish', '무', '{10,11,12}'), ('beet', '비트', '{5,6,11,12}'), ('napa', '배추', '{11,12}'),
  ('cabbage', '양배추', '{4,5,6,10,11}'), ('broccoli', '브로콜리', '{11,12,1,2,3}'), ('lettuce', '상추', '{4,5,6,9,10}'),
  ('spinach', '시금치', '{11,12,1,2}'), ('asparagus', '아스파라거스', '{4,5,6}'), ('onion', '양파', '{5,6,7}'),
  ('garlic', '마늘', '{6,7}'), ('ginger', '생강', '{10,11}'), ('leek', '리크', '{10,11,12}'), ('daepa', '대파', '{10,11,12,1,2}'),
  ('chili', '고추', '{7,8,9}'), ('greenpepper', '풋고추', '{6,7,8,9}'), ('perilla', '깻잎', '{5,6,7,8,9}'),
  ('mushroom', '버섯', '{3,4,5,9,10,11}'), ('mushroomkr', '표고', '{3,4,5,9,10,11}'), ('rice', '쌀', '{9,10,11}'),
  ('oyster', '굴', '{11,12,1,2}'), ('abalone', '전복', '{4,5,6,7,8,9}'), ('crab', '꽃게', '{4,5,6,9,10,11}'),
  ('hairtail', '갈치', '{7,8,9,10,11}'), ('squid', '오징어', '{7,8,9,10,11}'), ('clam', '조개', '{2,3,4,5}'),
  ('shrimp', '새우', '{9,10,11}'), ('octopus', '낙지', '{9,10,11,12}'), ('anchovy', '멸치', '{4,5,6,9,10}'),
  ('laver', '김', '{12,1,2,3}'), ('seaweed', '미역', '{1,2,3,4}'), ('honey', '꿀', '{5,6,7}');
