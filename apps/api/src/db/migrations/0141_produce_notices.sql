-- phase: expand
-- transaction: none
-- Notices of when produce is ripe, how it keeps and when to eat it by, counted from the delivery of its parcel
-- (docs/decisions/0154-notices-of-produce.md).

create table if not exists produce_notice_rule (
  id bigint primary key,
  kind text not null check (length(kind) between 1 and 40),
  storage text check (length(storage) between 1 and 40),
  notice text not null check (notice in ('ripe', 'storage', 'discard')),
  days integer not null check (days between 0 and 120),
  name text not null check (length(name) between 1 and 20),
  title text not null check (length(title) between 1 and 60),
  advice text not null check (length(advice) between 1 and 150),
  version integer not null default 1 check (version > 0),
  constraint one_rule_per_notice unique nulls not distinct (kind, notice, storage),
  constraint discard_is_told_before check (notice <> 'discard' or days >= 2)
);
comment on table produce_notice_rule is 'When members are told of a kind of produce after its parcel came, and what.';
comment on column produce_notice_rule.kind is 'Kind of product, as `product.kind`.';
comment on column produce_notice_rule.storage is 'Text that the storage of the product contains; null: any storage without a rule of its own.';
comment on column produce_notice_rule.notice is '`ripe`: it can be eaten; `storage`: how it keeps; `discard`: two days before it should be eaten by.';
comment on column produce_notice_rule.days is 'Days (KST) after the delivery; of `discard` the day it should be eaten by.';
comment on column produce_notice_rule.advice is 'Sentence below the title; `{일}` is the number of days since the delivery, whose own day is the first.';
comment on column produce_notice_rule.name is 'Korean name of the kind, e.g. `키위`.';
comment on column produce_notice_rule.version is 'Counts its edits; a write names the one it saw.';
create or replace trigger count_version before update on produce_notice_rule for each row
  when (old.* is distinct from new.*) execute function count_version();

create table if not exists produce_notice (
  id bigint generated always as identity primary key,
  order_product_id bigint not null references order_product (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  notice text not null check (notice in ('ripe', 'storage', 'discard')),
  kind text not null,
  name text not null,
  title text not null,
  advice text not null,
  times integer not null default 1 check (times > 0),
  told_at timestamptz not null,
  again_on date,
  constraint told_once_per_line unique (order_product_id, notice),
  constraint told_in_daytime check (extract(hour from told_at at time zone 'Asia/Seoul') between 9 and 20)
);
comment on table produce_notice is 'Notice of produce that a member was told for a product of an order.';
comment on column produce_notice.times is 'How often it was told: once, and once more each time the member asked for it again.';
comment on column produce_notice.told_at is 'When it was told last; never at night (KST).';
comment on column produce_notice.again_on is 'Day (KST) on which the member asked to be told again; null: not asked.';
create index if not exists produce_notice_again on produce_notice (again_on, id) where again_on is not null;
create index if not exists produce_notice_by_user on produce_notice (user_id);
create index if not exists produce_notice_by_time on produce_notice (told_at);
create or replace trigger member_not_deleted before insert on produce_notice for each row execute function refuse_deleted_member();

create table if not exists produce_notice_setting (
  user_id bigint primary key references app_user (id) on delete cascade,
  ripe boolean not null default true,
  storage boolean not null default true,
  discard boolean not null default false
);
comment on table produce_notice_setting is 'Notices of produce that a member is told; without a row the defaults.';
create or replace trigger member_not_deleted before insert on produce_notice_setting for each row execute function refuse_deleted_member();

create table if not exists produce_notice_off (
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null,
  notice text not null check (notice in ('ripe', 'storage', 'discard')),
  name text not null,
  at timestamptz not null,
  primary key (user_id, kind, notice)
);
comment on table produce_notice_off is 'Kind of produce of which a member asked not to be told a notice any more.';
create or replace trigger member_not_deleted before insert on produce_notice_off for each row execute function refuse_deleted_member();

alter table notification add column if not exists produce_notice_id bigint;
alter table notification drop constraint if exists notification_produce_notice_id_fkey,
  add constraint notification_produce_notice_id_fkey foreign key (produce_notice_id)
    references produce_notice (id) on delete set null not valid;
alter table notification validate constraint notification_produce_notice_id_fkey;
comment on column notification.produce_notice_id is 'Notice of produce that it tells, which can be told again or switched off; null: another notification.';
create index concurrently if not exists notification_by_produce_notice on notification (produce_notice_id)
  where produce_notice_id is not null;

insert into message_template (template, channel, text) values
  ('PRODUCE_NOTICE', 'phone', e'[#{상호}] #{제목}\n\n#{안내}\n상품: #{상품}\n받은 날: #{받은날}'),
  ('PRODUCE_NOTICE', 'push', '#{안내}')
on conflict (channel, template) do nothing;

-- Days and temperatures: UC Davis Postharvest Research and Extension Center, Produce Facts; 농촌진흥청, 과일 저장·후숙 안내.
insert into produce_notice_rule (id, kind, name, storage, notice, days, title, advice) values
  (1, 'kiwi', '키위', null, 'storage', 0, '키위는 실온에서 익혀주세요', '사과나 바나나와 함께 두면 더 빨리 익어요. 말랑해지면 냉장고로 옮겨주세요'),
  (2, 'kiwi', '키위', null, 'ripe', 10, '키위, 오늘부터 드세요', '받은 지 {일}일째예요. 살짝 눌러 말랑하면 다 익었어요'),
  (3, 'kiwi', '키위', null, 'discard', 24, '키위, 이틀 안에 드세요', '너무 무른 것은 갈아서 얼려두면 오래 먹을 수 있어요'),
  (4, 'goldkiwi', '골드키위', null, 'ripe', 3, '골드키위, 오늘부터 드세요', '받은 지 {일}일째예요. 살짝 눌러 말랑하면 다 익었어요. 냉장고에 두면 천천히 익어요'),
  (5, 'goldkiwi', '골드키위', null, 'discard', 14, '골드키위, 이틀 안에 드세요', '껍질이 쭈글쭈글해지기 전이 가장 맛있어요'),
  (6, 'avocado', '아보카도', null, 'storage', 0, '아보카도는 실온에서 익혀주세요', '초록색일 때 냉장고에 넣으면 익지 않아요'),
  (7, 'avocado', '아보카도', null, 'ripe', 3, '아보카도, 내일이면 먹기 좋아요', '껍질이 검어지면 냉장고로 옮겨주세요. 3일까지 괜찮아요'),
  (8, 'avocado', '아보카도', null, 'discard', 7, '아보카도, 이틀 안에 드세요', '으깨어 레몬즙을 섞으면 얼려둘 수 있어요'),
  (9, 'mango', '망고', null, 'storage', 0, '망고는 실온에서 익혀주세요', '12℃보다 차면 익지 않고 상해요. 향이 올라오면 냉장고로 옮겨주세요'),
  (10, 'mango', '망고', null, 'ripe', 3, '망고, 오늘부터 드세요', '받은 지 {일}일째예요. 향이 진하고 꼭지 둘레가 말랑하면 다 익었어요'),
  (11, 'mango', '망고', null, 'discard', 8, '망고, 이틀 안에 드세요', '남은 것은 깍둑썰어 얼려두면 좋아요'),
  (12, 'banana', '바나나', null, 'storage', 0, '바나나는 걸어서 실온에 두세요', '냉장고에 넣으면 껍질이 검게 변하고 익지 않아요'),
  (13, 'banana', '바나나', null, 'ripe', 2, '바나나, 오늘부터 드세요', '받은 지 {일}일째예요. 갈색 점이 생기면 가장 달아요'),
  (14, 'banana', '바나나', null, 'discard', 7, '바나나, 이틀 안에 드세요', '껍질을 벗겨 얼려두면 갈아 먹기 좋아요'),
  (15, 'peach', '복숭아', '실온', 'ripe', 2, '복숭아, 오늘부터 드세요', '받은 지 {일}일째예요. 손에 쥐었을 때 말랑하고 향이 나면 다 익었어요'),
  (16, 'peach', '복숭아', null, 'storage', 0, '복숭아는 익은 뒤에 냉장고에 넣어주세요', '단단할 때 차게 두면 단맛이 줄어요. 드시기 한두 시간 전에만 차게 해주세요'),
  (17, 'peach', '복숭아', null, 'discard', 6, '복숭아, 이틀 안에 드세요', '무른 곳은 도려내고 졸여두면 좋아요'),
  (18, 'plum', '자두', null, 'ripe', 2, '자두, 오늘부터 드세요', '받은 지 {일}일째예요. 말랑해지면 신맛이 줄고 달아져요. 남은 것은 냉장고에 넣어주세요'),
  (19, 'plum', '자두', null, 'discard', 8, '자두, 이틀 안에 드세요', '무르기 쉬우니 먼저 익은 것부터 드세요'),
  (20, 'nectarine', '천도복숭아', null, 'storage', 0, '천도복숭아는 냉장고 채소 칸에 두세요', '말랑한 것이 좋으면 실온에 하루 두었다 드세요'),
  (21, 'nectarine', '천도복숭아', null, 'discard', 8, '천도복숭아, 이틀 안에 드세요', '껍질이 쭈글쭈글해지기 전이 가장 맛있어요'),
  (22, 'westpear', '서양배', null, 'storage', 0, '서양배는 실온에서 익혀주세요', '꼭지 둘레가 말랑해질 때까지 서늘한 실온에 두세요'),
  (23, 'westpear', '서양배', null, 'ripe', 6, '서양배, 오늘부터 드세요', '받은 지 {일}일째예요. 꼭지 둘레를 눌러 들어가면 다 익었어요. 익은 뒤에는 냉장고에서 3일까지 괜찮아요'),
  (24, 'westpear', '서양배', null, 'discard', 9, '서양배, 이틀 안에 드세요', '속부터 무르니 늦지 않게 드세요'),
  (25, 'conference', '콘퍼런스 배', null, 'ripe', 6, '콘퍼런스 배, 오늘부터 드세요', '받은 지 {일}일째예요. 꼭지 둘레를 눌러 들어가면 다 익었어요'),
  (26, 'melon', '멜론', null, 'storage', 0, '멜론은 실온에서 익혀주세요', '꼭지가 마르고 아래쪽이 말랑해질 때까지 서늘한 곳에 두세요'),
  (27, 'melon', '멜론', null, 'ripe', 4, '멜론, 오늘부터 드세요', '받은 지 {일}일째예요. 아래쪽을 눌러 말랑하면 다 익었어요. 드시기 두세 시간 전에 차게 해주세요'),
  (28, 'melon', '멜론', null, 'discard', 9, '멜론, 이틀 안에 드세요', '자른 것은 씨를 빼고 냉장고에 두세요'),
  (29, 'cantaloupe', '칸탈루프 멜론', null, 'ripe', 2, '칸탈루프 멜론, 오늘부터 드세요', '받은 지 {일}일째예요. 향이 진해지면 다 익었어요. 자른 뒤에는 이틀 안에 드세요'),
  (30, 'softpersimmon', '홍시', null, 'ripe', 10, '홍시, 익은 것부터 드세요', '받은 지 {일}일째예요. 말랑하고 속이 비치면 떫은맛이 빠졌어요. 익은 것은 냉동해도 좋아요'),
  (31, 'softpersimmon', '홍시', null, 'storage', 0, '감은 꼭지가 아래로 가게 펼쳐두세요', '서늘한 베란다에서 익은 것부터 골라 냉장고로 옮겨주세요'),
  (32, 'persimmon', '단감', null, 'storage', 0, '단감은 봉지에 담아 냉장고에 넣어주세요', '실온에 두면 물러져요. 0~2℃에서 2주 넘게 아삭해요'),
  (33, 'persimmon', '단감', null, 'discard', 16, '단감, 이틀 안에 드세요', '물러진 것은 홍시처럼 얼려 드셔도 좋아요'),
  (34, 'passion', '패션프루트', null, 'ripe', 4, '패션프루트, 오늘부터 드세요', '받은 지 {일}일째예요. 껍질에 주름이 잡히면 새콤함이 줄고 향이 진해져요'),
  (35, 'tomato', '토마토', '실온', 'ripe', 3, '토마토, 오늘부터 드세요', '받은 지 {일}일째예요. 빨갛게 익은 것은 꼭지가 아래로 가게 두세요'),
  (36, 'tomato', '토마토', null, 'discard', 9, '토마토, 이틀 안에 드세요', '데쳐서 껍질을 벗기면 얼려둘 수 있어요'),
  (37, 'apple', '사과', null, 'storage', 0, '사과는 따로 담아 냉장고에 넣어주세요', '다른 과일이 빨리 익어요. 0~2℃에서 3주까지 아삭해요'),
  (38, 'apple', '사과', null, 'discard', 21, '사과, 이틀 안에 드세요', '조금 무른 것은 얇게 썰어 졸여두면 좋아요'),
  (39, 'redapple', '사과', null, 'storage', 0, '사과는 따로 담아 냉장고에 넣어주세요', '다른 과일이 빨리 익어요. 0~2℃에서 3주까지 아삭해요'),
  (40, 'redapple', '사과', null, 'discard', 21, '사과, 이틀 안에 드세요', '조금 무른 것은 얇게 썰어 졸여두면 좋아요'),
  (41, 'yellowapple', '사과', null, 'storage', 0, '사과는 하나씩 싸서 냉장고에 넣어주세요', '다른 과일이 빨리 익어요. 0~2℃에서 한 달 가까이 아삭해요'),
  (42, 'greenapple', '아오리 사과', null, 'storage', 0, '아오리 사과는 바로 냉장고에 넣어주세요', '오래 두는 품종이 아니에요. 열흘 안에 드시면 가장 아삭해요'),
  (43, 'greenapple', '아오리 사과', null, 'discard', 10, '아오리 사과, 이틀 안에 드세요', '푸석해지기 전이 가장 맛있어요'),
  (44, 'pear', '배', null, 'storage', 0, '배는 하나씩 싸서 냉장고에 넣어주세요', '마르지 않게 비닐에 담으면 한 달쯤 아삭해요'),
  (45, 'pear', '배', null, 'discard', 30, '배, 이틀 안에 드세요', '남은 것은 갈아서 고기를 재울 때 쓰면 좋아요'),
  (46, 'satsuma', '감귤', null, 'storage', 0, '감귤 상자를 열어 펼쳐두세요', '아래쪽 귤이 눌려 상하기 쉬워요. 서늘한 곳이 좋아요'),
  (47, 'satsuma', '감귤', null, 'discard', 14, '감귤, 이틀 안에 드세요', '무른 것은 먼저 골라내 주세요. 옆의 귤도 상해요'),
  (48, 'hallabong', '한라봉', null, 'storage', 0, '한라봉은 서늘한 곳에 두세요', '며칠 두면 신맛이 줄어요. 오래 두려면 하나씩 싸서 냉장고에 넣어주세요'),
  (49, 'redhyang', '레드향', null, 'storage', 0, '레드향은 겹치지 않게 냉장고에 넣어주세요', '껍질이 얇아 눌리기 쉬워요. 일주일 안에 드세요'),
  (50, 'redhyang', '레드향', null, 'discard', 7, '레드향, 이틀 안에 드세요', '눌린 것부터 드세요'),
  (51, 'shine', '샤인머스캣', null, 'storage', 0, '샤인머스캣은 씻지 말고 냉장고에 넣어주세요', '키친타월로 감싸고, 드실 만큼만 떼어 씻어주세요'),
  (52, 'grape', '포도', null, 'storage', 0, '포도는 씻지 말고 냉장고에 넣어주세요', '송이째 종이에 싸면 덜 말라요. 닷새 안에 드세요'),
  (53, 'grape', '포도', null, 'discard', 5, '포도, 이틀 안에 드세요', '알만 떼어 얼려두면 오래 먹을 수 있어요'),
  (54, 'strawberry', '딸기', null, 'storage', 0, '딸기는 겹치지 않게 냉장고에 넣어주세요', '씻으면 금방 물러요. 드시기 바로 전에 씻어주세요'),
  (55, 'strawberry', '딸기', null, 'discard', 3, '딸기, 이틀 안에 드세요', '남은 것은 꼭지를 떼고 얼려두면 좋아요'),
  (56, 'cherry', '체리', null, 'storage', 0, '체리는 씻지 말고 냉장고에 넣어주세요', '물기가 닿으면 물러요. 드시기 바로 전에 씻어주세요'),
  (57, 'blueberry', '블루베리', '냉장', 'storage', 0, '블루베리는 씻지 말고 냉장고에 넣어주세요', '0~2℃에서 닷새까지 단단해요. 남은 것은 얼려두세요'),
  (58, 'fig', '무화과', null, 'storage', 0, '무화과는 바로 냉장고에 넣어주세요', '따고 나면 더 익지 않고 금방 물러요. 사흘 안에 드세요'),
  (59, 'fig', '무화과', null, 'discard', 3, '무화과, 이틀 안에 드세요', '남은 것은 설탕에 졸여두면 좋아요'),
  (60, 'pineapple', '파인애플', null, 'storage', 0, '파인애플은 자른 뒤에 냉장고에 넣어주세요', '따고 나면 더 익지 않아요. 손질한 것은 사흘 안에 드세요'),
  (61, 'watermelon', '수박', null, 'storage', 0, '수박은 자른 뒤에 냉장고에 넣어주세요', '자른 것은 껍질을 떼고 통에 담아 이틀 안에 드세요'),
  (62, 'sweetpotato', '고구마', null, 'storage', 0, '고구마는 냉장고에 넣지 마세요', '12~15℃의 바람 통하는 곳에 신문지를 덮어두세요'),
  (63, 'chamoe', '참외', null, 'discard', 7, '참외, 이틀 안에 드세요', '속이 무르기 전에 드세요. 차게 하면 더 달아요')
on conflict do nothing;
