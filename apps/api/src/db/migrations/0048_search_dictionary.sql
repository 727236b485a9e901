-- phase: expand
-- Words that shoppers type and the catalogue does not write, with the words that are meant. Operators extend it; what is here is
-- general Korean (docs/decisions/0080-search-by-meaning.md).

create table search_dictionary (
  word text primary key check (word <> '' and length(word) <= 20 and word = lower(word)),
  relation text not null check (relation in ('same', 'like', 'family', 'recipe', 'modifier')),
  means text[] not null check (cardinality(means) between 1 and 12)
);
comment on table search_dictionary is 'A word of a search with the words of the catalogue that it means.';
comment on column search_dictionary.word is 'The typed word in small letters, without spaces.';
comment on column search_dictionary.relation is
  'same: another name, finds exactly what the first meaning finds; like: also finds them, less certain; family: stands for all of them; recipe: is made of or given with them, each of them is shown; modifier: says how or for what, and finds no product without a produce where one is typed.';
comment on column search_dictionary.means is 'Words of the catalogue, the most important first.';
create trigger notify_change after insert or update or delete on search_dictionary
  for each statement execute function notify_table_change('catalog');

insert into search_dictionary (word, relation, means) values
  ('부루', 'same', '{상추}'), ('부로', 'same', '{상추}'), ('상치', 'same', '{상추}'), ('생추', 'same', '{상추}'), ('불기', 'same', '{상추}'),
  ('무우', 'same', '{무}'), ('무수', 'same', '{무}'), ('무시', 'same', '{무}'), ('무꾸', 'same', '{무}'), ('왜무', 'same', '{무}'),
  ('옥시기', 'same', '{옥수수}'), ('강내이', 'same', '{옥수수}'), ('강냉이', 'same', '{옥수수}'), ('옥쑤수', 'same', '{옥수수}'),
  ('옥수꾸', 'same', '{옥수수}'), ('옥데기', 'same', '{옥수수}'), ('감재', 'same', '{감자}'), ('지실', 'same', '{감자}'),
  ('하지감자', 'same', '{감자}'), ('고구매', 'same', '{고구마}'), ('고매', 'same', '{고구마}'), ('고구마이', 'same', '{고구마}'),
  ('물외', 'same', '{오이}'), ('홍당무', 'same', '{당근}'), ('닌징', 'same', '{당근}'), ('당군', 'same', '{당근}'),
  ('다마네기', 'same', '{양파}'), ('옥파', 'same', '{양파}'), ('둥근파', 'same', '{양파}'), ('배차', 'same', '{배추}'),
  ('뱁추', 'same', '{배추}'), ('뱁차', 'same', '{배추}'), ('배추이', 'same', '{배추}'), ('마눌', 'same', '{마늘}'), ('마널', 'same', '{마늘}'),
  ('새앙', 'same', '{생강}'), ('새양', 'same', '{생강}'), ('시양', 'same', '{생강}'), ('정구지', 'same', '{부추}'), ('부초', 'same', '{부추}'),
  ('도마도', 'same', '{토마토}'), ('도마토', 'same', '{토마토}'), ('토마도', 'same', '{토마토}'), ('일년감', 'same', '{토마토}'),
  ('땅감', 'same', '{토마토}'), ('능금', 'same', '{사과}'), ('사괴', 'same', '{사과}'), ('참위', 'same', '{참외}'), ('참이', 'same', '{참외}'),
  ('복사', 'same', '{복숭아}'), ('복상', 'same', '{복숭아}'), ('복송아', 'same', '{복숭아}'), ('복숭', 'same', '{복숭아}'),
  ('오얏', 'same', '{자두}'), ('옹애', 'same', '{자두}'), ('풍개', 'same', '{자두}'), ('애추', 'same', '{자두}'), ('홍실', 'same', '{홍시}'),
  ('미깡', 'same', '{감귤}'), ('밀감', 'same', '{감귤}'), ('귤', 'same', '{감귤}'), ('부지화', 'same', '{한라봉}'),
  ('데코퐁', 'same', '{한라봉}'), ('세토카', 'same', '{천혜향}'), ('감평', 'same', '{레드향}'), ('남진해', 'same', '{카라향}'),
  ('귤로향', 'same', '{카라향}'), ('샤인', 'same', '{샤인머스캣}'), ('샤인머스킷', 'same', '{샤인머스캣}'), ('샤인머슷캣', 'same', '{샤인머스캣}'),
  ('체리토마토', 'same', '{방울토마토}'), ('방울도마도', 'same', '{방울토마토}'), ('피타야', 'same', '{용과}'), ('드래곤후르츠', 'same', '{용과}'),
  ('드래곤푸르트', 'same', '{용과}'), ('패션푸르트', 'same', '{패션후르츠}'), ('패션후르트', 'same', '{패션후르츠}'), ('패션과일', 'same', '{패션후르츠}'),
  ('메론', 'same', '{멜론}'), ('머스크메론', 'same', '{머스크멜론}'), ('빠나나', 'same', '{바나나}'), ('바나너', 'same', '{바나나}'),
  ('양다래', 'same', '{키위}'), ('기위', 'same', '{키위}'), ('부루베리', 'same', '{블루베리}'), ('블루벨리', 'same', '{블루베리}'),
  ('달구알', 'same', '{계란}'), ('닥알', 'same', '{계란}'), ('닭알', 'same', '{계란}'), ('겨란', 'same', '{계란}'), ('계랄', 'same', '{계란}'),
  ('돈육', 'same', '{돼지고기}'), ('도야지고기', 'same', '{돼지고기}'), ('되지고기', 'same', '{돼지고기}'), ('쇠고기', 'same', '{소고기}'),
  ('우육', 'same', '{소고기}'), ('쇠괴기', 'same', '{소고기}'), ('소괴기', 'same', '{소고기}'), ('계육', 'same', '{닭고기}'),
  ('닭괴기', 'same', '{닭고기}'), ('닥고기', 'same', '{닭고기}'), ('압육', 'same', '{오리고기}'), ('세겹살', 'same', '{삼겹살}'),
  ('삼겹', 'same', '{삼겹살}'), ('새비', 'same', '{새우}'), ('새오', 'same', '{새우}'), ('석화', 'same', '{굴}'), ('굴조개', 'same', '{굴}'),
  ('어리굴', 'same', '{굴}'), ('반지락', 'same', '{바지락}'), ('빤지락', 'same', '{바지락}'), ('바지래기', 'same', '{바지락}'),
  ('이까', 'same', '{오징어}'), ('오징애', 'same', '{오징어}'), ('물꾸럭', 'same', '{문어}'), ('물낙지', 'same', '{문어}'),
  ('메르치', 'same', '{멸치}'), ('메루치', 'same', '{멸치}'), ('미르치', 'same', '{멸치}'), ('멜치', 'same', '{멸치}'),
  ('며르치', 'same', '{멸치}'), ('칼치', 'same', '{갈치}'), ('깔치', 'same', '{갈치}'), ('고등애', 'same', '{고등어}'),
  ('고도리', 'same', '{고등어}'), ('고망어', 'same', '{고등어}'), ('해의', 'same', '{김}'), ('메역', 'same', '{미역}'), ('멱', 'same', '{미역}'),
  ('쏘세지', 'same', '{소시지}'), ('소세지', 'same', '{소시지}'), ('쏘시지', 'same', '{소시지}'), ('후랑크', 'same', '{소시지}'),
  ('요쿠르트', 'same', '{요거트}'), ('야쿠르트', 'same', '{요거트}'), ('요구르트', 'same', '{요거트}'), ('쥬스', 'same', '{주스}'),
  ('케챂', 'same', '{케찹}'), ('케첩', 'same', '{케찹}'), ('오뎅', 'same', '{어묵}'), ('간또', 'same', '{어묵}'), ('깜밥', 'same', '{누룽지}'),
  ('눌은밥', 'same', '{누룽지}'), ('누렁지', 'same', '{누룽지}'), ('누룽갱이', 'same', '{누룽지}'), ('덴장', 'same', '{된장}'),
  ('뒌장', 'same', '{된장}'), ('꼬추장', 'same', '{고추장}'), ('고초장', 'same', '{고추장}'), ('꼬추가루', 'same', '{고춧가루}'),
  ('고초가루', 'same', '{고춧가루}'), ('고추가루', 'same', '{고춧가루}'), ('챔기름', 'same', '{참기름}'), ('참지름', 'same', '{참기름}'),
  ('낙화생', 'same', '{땅콩}'), ('호도', 'same', '{호두}'), ('교자', 'same', '{만두}'), ('토종꿀', 'same', '{꿀}'), ('석청', 'same', '{꿀}'),
  ('두부모', 'same', '{두부}'), ('조포', 'same', '{두부}'), ('쪽파', 'same', '{대파}'), ('실파', 'same', '{대파}'), ('움파', 'same', '{대파}'),
  ('쥬키니', 'same', '{주키니}'), ('돼지호박', 'same', '{주키니}'), ('경상북도', 'same', '{경북}'), ('경상남도', 'same', '{경남}'),
  ('전라북도', 'same', '{전북}'), ('전북특별자치도', 'same', '{전북}'), ('전라남도', 'same', '{전남}'), ('충청북도', 'same', '{충북}'),
  ('충청남도', 'same', '{충남}'), ('강원도', 'same', '{강원}'), ('강원특별자치도', 'same', '{강원}'), ('경기도', 'same', '{경기}'),
  ('제주도', 'same', '{제주}'), ('제주특별자치도', 'same', '{제주}'), ('탐라', 'same', '{제주}'), ('국내산', 'same', '{국산}'),
  ('우리나라', 'same', '{국산}'), ('토종', 'same', '{국산}'), ('외국산', 'same', '{수입}'), ('수입산', 'same', '{수입}'),
  ('해외', 'same', '{수입}');

insert into search_dictionary (word, relation, means) values
  ('고기', 'like', '{정육,소고기,돼지고기,닭고기,오리고기}'), ('육류', 'like', '{정육}'), ('야채', 'like', '{채소}'), ('과실', 'like', '{과일}'),
  ('푸르츠', 'like', '{과일}'), ('후르츠', 'like', '{과일}'), ('해물', 'like', '{수산}'), ('해산물', 'like', '{수산}'),
  ('수산물', 'like', '{수산}'), ('어패류', 'like', '{수산}'), ('물고기', 'like', '{생선}'), ('먹거리', 'like', '{가공식품}'),
  ('달걀', 'like', '{계란}'), ('계란', 'like', '{달걀}'), ('소', 'like', '{소고기,한우}'), ('돼지', 'like', '{돼지고기}'),
  ('닭', 'like', '{닭고기}'), ('오리', 'like', '{오리고기}'), ('게', 'like', '{꽃게,홍게,대게}'), ('시리얼', 'like', '{그래놀라}'),
  ('햇', 'like', '{햅쌀,햇감자,햇양파,햇밤,햇배}'), ('간식', 'like', '{말랭이,스낵용,누룽지,요거트}'), ('blueberry', 'like', '{블루베리}'),
  ('strawberry', 'like', '{딸기}'), ('mango', 'like', '{망고}'), ('persimmon', 'like', '{감}'), ('chicken', 'like', '{닭고기}'),
  ('pork', 'like', '{돼지고기}'), ('beef', 'like', '{소고기}'), ('fish', 'like', '{생선}'), ('fruit', 'like', '{과일}'),
  ('vegetable', 'like', '{채소}'), ('seafood', 'like', '{수산}'), ('meat', 'like', '{정육}'), ('nut', 'like', '{견과}');

insert into search_dictionary (word, relation, means) values
  ('여름과일', 'family', '{수박,참외,복숭아,자두,멜론,블루베리,체리,천도복숭아}'), ('겨울과일', 'family', '{감귤,딸기,한라봉,레드향,황금향,사과,배}'),
  ('가을과일', 'family', '{사과,배,단감,포도,대추,밤,무화과,석류}'), ('봄과일', 'family', '{딸기,천혜향,카라향,참외,블루베리}'),
  ('감귤류', 'family', '{감귤,만감류,레몬,라임,자몽,오렌지}'), ('시트러스', 'family', '{감귤,만감류,레몬,라임,자몽,오렌지}'),
  ('핵과류', 'family', '{복숭아,자두,매실,체리,대추}'), ('베리류', 'family', '{딸기,블루베리}'), ('베리', 'family', '{딸기,블루베리}'),
  ('베리과일', 'family', '{딸기,블루베리}'), ('인과류', 'family', '{사과,배}'), ('박과', 'family', '{수박,참외,멜론}'),
  ('등푸른생선', 'family', '{고등어,삼치,연어,멸치}'), ('등푸른', 'family', '{고등어,삼치,연어,멸치}'), ('흰살생선', 'family', '{갈치,굴비,황태}'),
  ('갑각류', 'family', '{새우,꽃게,홍게,대게}'), ('조개류', 'family', '{조개,전복,굴,바지락,가리비}'), ('패류', 'family', '{조개,전복,굴,바지락,가리비}'),
  ('연체류', 'family', '{오징어,문어,낙지}'), ('두족류', 'family', '{오징어,문어,낙지}'), ('해조류', 'family', '{김,미역}'),
  ('해초', 'family', '{김,미역}'), ('건어물', 'family', '{멸치,황태,김,미역}'), ('마른안주', 'family', '{멸치,황태,김,미역}'),
  ('뿌리채소', 'family', '{감자,고구마,당근,무,비트,생강}'), ('근채류', 'family', '{감자,고구마,당근,무,비트,생강}'),
  ('구근채소', 'family', '{감자,고구마,당근,무,비트,생강}'), ('잎채소', 'family', '{배추,양배추,상추,쌈채소,시금치,깻잎}'),
  ('엽채류', 'family', '{배추,양배추,상추,쌈채소,시금치,깻잎}'), ('푸성귀', 'family', '{배추,양배추,상추,쌈채소,시금치,깻잎}'),
  ('열매채소', 'family', '{토마토,방울토마토,파프리카,피망,고추,오이,호박,가지}'), ('과채류', 'family', '{토마토,방울토마토,파프리카,피망,고추,오이,호박,가지}'),
  ('양념채소', 'family', '{마늘,대파,양파,생강,고추}'), ('향신채소', 'family', '{마늘,대파,양파,생강,고추}'), ('향신채', 'family', '{마늘,대파,양파,생강,고추}'),
  ('나물', 'family', '{시금치,콩나물}'), ('나물류', 'family', '{시금치,콩나물}'), ('나물거리', 'family', '{시금치,콩나물}'),
  ('구황작물', 'family', '{고구마,감자,옥수수}'), ('곡물', 'family', '{쌀,현미,잡곡}'), ('곡류', 'family', '{쌀,현미,잡곡}'),
  ('붉은고기', 'family', '{소고기}'), ('적색육', 'family', '{소고기}'), ('백색육', 'family', '{닭고기,오리고기}'),
  ('흰살고기', 'family', '{닭고기,오리고기}'), ('가금류', 'family', '{닭고기,오리고기}'), ('유제품', 'family', '{요거트,치즈,우유}'),
  ('유가공', 'family', '{요거트,치즈,우유}'), ('발효식품', 'family', '{김치,된장,고추장,요거트,치즈}'), ('장류', 'family', '{된장,고추장,간장}'),
  ('경상도', 'family', '{경북,경남}'), ('영남', 'family', '{경북,경남}'), ('전라도', 'family', '{전북,전남}'), ('호남', 'family', '{전북,전남}'),
  ('충청도', 'family', '{충북,충남}'), ('비타민과일', 'family', '{레몬,키위,딸기,감귤,파프리카}'), ('비타민', 'family', '{레몬,키위,딸기,감귤,파프리카}');

insert into search_dictionary (word, relation, means) values
  ('카레', 'recipe', '{감자,당근,양파,돼지고기}'), ('된장찌개', 'recipe', '{된장,두부,애호박,감자,양파,바지락,대파}'),
  ('김치찌개', 'recipe', '{김치,돼지고기,두부,대파}'), ('순두부찌개', 'recipe', '{순두부,바지락,계란,대파}'), ('부대찌개', 'recipe', '{소시지,김치,두부,대파}'),
  ('청국장', 'recipe', '{두부,대파}'), ('미역국', 'recipe', '{미역,소고기}'), ('떡국', 'recipe', '{떡국떡,소고기,계란,대파,김}'),
  ('떡볶이', 'recipe', '{떡볶이떡,고추장,어묵,대파}'), ('김밥', 'recipe', '{김,당근,시금치,오이,계란,쌀}'),
  ('비빔밥', 'recipe', '{쌀,시금치,콩나물,당근,애호박,고추장,계란}'), ('잡채', 'recipe', '{시금치,당근,양파,버섯,소고기}'),
  ('불고기전골', 'recipe', '{소고기,버섯,대파,배추}'), ('전골', 'recipe', '{소고기,버섯,대파,배추}'), ('갈비찜', 'recipe', '{갈비,무,당근,밤,대추}'),
  ('삼계탕', 'recipe', '{생닭,대추,마늘,밤}'), ('백숙', 'recipe', '{생닭,대추,마늘,밤}'), ('닭백숙', 'recipe', '{생닭,대추,마늘,밤}'),
  ('닭볶음탕', 'recipe', '{닭고기,감자,당근,양파,고추장}'), ('닭도리탕', 'recipe', '{닭고기,감자,당근,양파,고추장}'),
  ('닭갈비', 'recipe', '{닭다리살,고구마,양배추,깻잎}'), ('수육', 'recipe', '{돼지고기,배추,마늘,된장}'), ('보쌈', 'recipe', '{수육,돼지고기,배추,마늘,된장}'),
  ('제육볶음', 'recipe', '{돼지고기,양파,고추장,대파}'), ('샐러드', 'recipe', '{방울토마토,파프리카,쌈채소,양배추,오이,아보카도,닭가슴살}'),
  ('샌드위치', 'recipe', '{식빵,토마토,계란,치즈}'), ('파스타', 'recipe', '{토마토,마늘,양송이버섯,새우,바지락}'),
  ('스테이크', 'recipe', '{아스파라거스,양송이버섯,감자}'), ('월남쌈', 'recipe', '{파프리카,당근,오이,새우,깻잎}'), ('샤브샤브', 'recipe', '{소고기,배추,버섯,대파}'),
  ('밀푀유나베', 'recipe', '{배추,깻잎,소고기,버섯}'), ('칼국수', 'recipe', '{바지락,애호박,감자}'), ('만둣국', 'recipe', '{만두,떡국떡,계란,대파}'),
  ('만두국', 'recipe', '{만두,떡국떡,계란,대파}'), ('콩나물국', 'recipe', '{콩나물,대파,마늘}'), ('콩나물해장국', 'recipe', '{콩나물,대파,마늘}'),
  ('북엇국', 'recipe', '{황태,두부,계란,무}'), ('북어국', 'recipe', '{황태,두부,계란,무}'), ('황태해장국', 'recipe', '{황태,두부,계란,무}'),
  ('무국', 'recipe', '{소고기,무,대파}'), ('소고기무국', 'recipe', '{소고기,무,대파}'), ('소고기뭇국', 'recipe', '{소고기,무,대파}'),
  ('육개장', 'recipe', '{소고기,대파,고춧가루}'), ('해물탕', 'recipe', '{꽃게,새우,바지락,무,대파}'), ('매운탕', 'recipe', '{꽃게,새우,바지락,무,대파}'),
  ('조개탕', 'recipe', '{바지락,조개,대파}'), ('해물파전', 'recipe', '{대파,오징어,새우}'), ('파전', 'recipe', '{대파,오징어,새우}'),
  ('부침개', 'recipe', '{대파,오징어,새우}'), ('감자전', 'recipe', '{감자,양파}'), ('호박전', 'recipe', '{애호박,계란}'), ('김치전', 'recipe', '{김치}'),
  ('계란찜', 'recipe', '{계란,대파,당근}'), ('계란말이', 'recipe', '{계란,대파,당근}'), ('달걀찜', 'recipe', '{계란,대파,당근}'),
  ('달걀말이', 'recipe', '{계란,대파,당근}'), ('장조림', 'recipe', '{소고기,계란,마늘}'), ('갈치조림', 'recipe', '{갈치,무,양파,고춧가루}'),
  ('고등어조림', 'recipe', '{고등어,무,양파,고춧가루}'), ('감자조림', 'recipe', '{알감자,감자}'), ('오징어볶음', 'recipe', '{오징어,양파,당근,고추장}'),
  ('낙지볶음', 'recipe', '{낙지,양파,대파,고춧가루}'), ('깍두기', 'recipe', '{무,고춧가루,마늘}'), ('김장', 'recipe', '{절임배추,고춧가루,무,마늘,생강,대파,천일염}'),
  ('오이소박이', 'recipe', '{오이,고춧가루,마늘}'), ('오이무침', 'recipe', '{오이,고춧가루,마늘}'), ('장아찌', 'recipe', '{양파,마늘,깻잎,고추,매실}'),
  ('피클', 'recipe', '{오이,양파,무,파프리카}'), ('과일청', 'recipe', '{레몬,자몽,유자차,매실,청귤}'), ('수제청', 'recipe', '{레몬,자몽,유자차,매실,청귤}'),
  ('과일차', 'recipe', '{레몬,자몽,유자차,매실,청귤}'), ('자몽청', 'recipe', '{자몽}'), ('생강청', 'recipe', '{생강}'),
  ('스무디', 'recipe', '{바나나,블루베리,냉동망고,냉동딸기}'), ('에이드', 'recipe', '{레몬,라임,자몽,오렌지}'), ('빙수', 'recipe', '{망고,딸기,수박,멜론}'),
  ('화채', 'recipe', '{수박,배,오렌지}'), ('수정과', 'recipe', '{곶감,생강}'), ('식혜', 'recipe', '{쌀}'), ('약밥', 'recipe', '{대추,밤,쌀}'),
  ('약식', 'recipe', '{대추,밤,쌀}'), ('과카몰리', 'recipe', '{아보카도,라임,토마토,양파}'), ('카프레제', 'recipe', '{토마토,방울토마토,치즈}'),
  ('피자', 'recipe', '{토마토,치즈,소시지,피망}'), ('그라탕', 'recipe', '{감자,치즈,양파}'), ('수프', 'recipe', '{감자,양파,양송이버섯,단호박}'),
  ('스프', 'recipe', '{감자,양파,양송이버섯,단호박}'), ('짜장', 'recipe', '{돼지고기,양파,양배추,감자}'), ('짜장면', 'recipe', '{돼지고기,양파,양배추,감자}'),
  ('자장면', 'recipe', '{돼지고기,양파,양배추,감자}'), ('짬뽕', 'recipe', '{오징어,새우,바지락,양파}'), ('죽', 'recipe', '{쌀,전복,단호박}'),
  ('전복죽', 'recipe', '{전복,쌀}'), ('호박죽', 'recipe', '{단호박}'), ('이유식', 'recipe', '{쌀,감자,단호박,애호박,소고기,브로콜리}'),
  ('도시락', 'recipe', '{계란,소시지,방울토마토,도시락김}'), ('회덮밥', 'recipe', '{연어,쌀,오이}'), ('초밥', 'recipe', '{연어,쌀,오이}'),
  ('상그리아', 'recipe', '{오렌지,사과,레몬}'), ('뱅쇼', 'recipe', '{오렌지,사과,레몬}'), ('케이크', 'recipe', '{딸기,블루베리,체리,샤인머스캣}'),
  ('케익', 'recipe', '{딸기,블루베리,체리,샤인머스캣}'), ('차례상', 'recipe', '{사과,배,곶감,대추,밤,단감}'), ('제사상', 'recipe', '{사과,배,곶감,대추,밤,단감}'),
  ('제사', 'recipe', '{사과,배,곶감,대추,밤,단감}'), ('차례', 'recipe', '{사과,배,곶감,대추,밤,단감}'), ('제수', 'recipe', '{사과,배,곶감,대추,밤,단감}'),
  ('보름', 'recipe', '{호두,땅콩,밤,잡곡}'), ('정월대보름', 'recipe', '{호두,땅콩,밤,잡곡}'), ('대보름', 'recipe', '{호두,땅콩,밤,잡곡}'),
  ('부럼', 'recipe', '{호두,땅콩,밤,잡곡}'), ('동지', 'recipe', '{쌀}'), ('복날', 'recipe', '{생닭,전복,낙지,오리고기}'),
  ('초복', 'recipe', '{생닭,전복,낙지,오리고기}'), ('중복', 'recipe', '{생닭,전복,낙지,오리고기}'), ('말복', 'recipe', '{생닭,전복,낙지,오리고기}'),
  ('보양식', 'recipe', '{생닭,전복,낙지,오리고기}'), ('생일상', 'recipe', '{미역,소고기,불고기}'), ('크리스마스', 'recipe', '{딸기,스테이크,치즈,체리}'),
  ('수능', 'recipe', '{떡,귤,감귤}'), ('소풍', 'recipe', '{방울토마토,포도,딸기,컵수박,소시지}'), ('피크닉', 'recipe', '{방울토마토,포도,딸기,컵수박,소시지}'),
  ('캠핑', 'recipe', '{구이용,삼겹살,소시지,목살,고구마,옥수수}'), ('바베큐', 'recipe', '{구이용,삼겹살,목살,소시지,파프리카}'),
  ('바비큐', 'recipe', '{구이용,삼겹살,목살,소시지,파프리카}'), ('해장', 'recipe', '{황태,콩나물,바지락}'), ('술안주', 'recipe', '{소시지,반건조오징어,견과,치즈,문어}'),
  ('안주', 'recipe', '{소시지,반건조오징어,견과,치즈,문어}'), ('혼술', 'recipe', '{소시지,반건조오징어,견과,치즈,문어}'),
  ('브런치', 'recipe', '{식빵,계란,아보카도,요거트}'), ('아침식사', 'recipe', '{요거트,식빵,계란,사과,바나나,누룽지}'),
  ('아침', 'recipe', '{요거트,식빵,계란,사과,바나나,누룽지}'), ('다이어트', 'recipe', '{닭가슴살,방울토마토,고구마,계란,브로콜리}'),
  ('식단', 'recipe', '{닭가슴살,방울토마토,고구마,계란,브로콜리}');

insert into search_dictionary (word, relation, means) values
  ('저렴한', 'modifier', '{못난이,가정용,흠과}'), ('저렴', 'modifier', '{못난이,가정용,흠과}'), ('싼', 'modifier', '{못난이,가정용,흠과}'),
  ('알뜰', 'modifier', '{못난이,가정용,흠과}'), ('값싼', 'modifier', '{못난이,가정용,흠과}'), ('가성비', 'modifier', '{못난이,가정용,대용량}'),
  ('못난이', 'modifier', '{흠과,파치,가정용}'), ('못생긴', 'modifier', '{못난이,흠과,파치,가정용}'), ('상처난', 'modifier', '{못난이,흠과,파치,가정용}'),
  ('비급', 'modifier', '{못난이,흠과,파치,가정용}'), ('파치', 'modifier', '{못난이,흠과,가정용}'), ('흠과', 'modifier', '{못난이,파치,가정용}'),
  ('흠집', 'modifier', '{못난이,흠과,파치,가정용}'), ('가정용', 'modifier', '{못난이,흠과}'), ('설', 'modifier', '{명절선물,선물세트,선물}'),
  ('설날', 'modifier', '{명절선물,선물세트,선물}'), ('추석', 'modifier', '{명절선물,선물세트,선물}'), ('명절', 'modifier', '{명절선물,선물세트,선물}'),
  ('설선물', 'modifier', '{명절선물,선물세트,선물}'), ('추석선물', 'modifier', '{명절선물,선물세트,선물}'), ('한가위', 'modifier', '{명절선물,선물세트,선물}'),
  ('선물', 'modifier', '{선물세트,명절선물}'), ('선물용', 'modifier', '{선물,선물세트,명절선물}'), ('선물세트', 'modifier', '{선물,명절선물}'),
  ('답례품', 'modifier', '{선물,선물세트,명절선물}'), ('선물할', 'modifier', '{선물,선물세트,명절선물}'), ('집들이', 'modifier', '{선물,선물세트,과일바구니}'),
  ('어버이날', 'modifier', '{선물,선물세트,과일바구니}'), ('스승의날', 'modifier', '{선물,선물세트,과일바구니}'), ('병문안', 'modifier', '{선물,선물세트,과일바구니}'),
  ('결혼답례', 'modifier', '{선물,선물세트,과일바구니}'), ('부모님', 'modifier', '{선물,선물세트,과일바구니}'), ('어른', 'modifier', '{선물,선물세트,과일바구니}'),
  ('아이', 'modifier', '{꼬마,미니,한입,스트링}'), ('아기', 'modifier', '{꼬마,미니,한입,스트링}'), ('어린이', 'modifier', '{꼬마,미니,한입,스트링}'),
  ('유아', 'modifier', '{꼬마,미니,한입,스트링}'), ('아이들', 'modifier', '{꼬마,미니,한입,스트링}'), ('혼자', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'),
  ('자취', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'), ('자취생', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'),
  ('혼밥', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'), ('일인', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'),
  ('1인', 'modifier', '{혼자서도,미니,컵수박,소포장}'), ('1인가구', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'),
  ('소포장', 'modifier', '{혼자서도,미니,컵수박,1인}'), ('소용량', 'modifier', '{혼자서도,미니,컵수박,소포장,1인}'),
  ('작은', 'modifier', '{소과,꼬마,미니,한입,소}'), ('소과', 'modifier', '{꼬마,미니,한입,소}'), ('꼬마', 'modifier', '{소과,미니,한입,소}'),
  ('미니', 'modifier', '{소과,꼬마,한입,소}'), ('자그마한', 'modifier', '{소과,꼬마,미니,한입,소}'), ('큰', 'modifier', '{대과,특대과,특대,왕특,대,특}'),
  ('커다란', 'modifier', '{대과,특대과,특대,왕특,대,특}'), ('대과', 'modifier', '{특대과,특대,왕특,대,특}'), ('특대', 'modifier', '{대과,특대과,왕특,대,특}'),
  ('굵은', 'modifier', '{왕특,특대,특}'), ('왕특', 'modifier', '{굵은,특대,특}'), ('업소', 'modifier', '{업소용,도매,식당용,매장용,대용량}'),
  ('업소용', 'modifier', '{도매,식당용,매장용,대용량}'), ('식당용', 'modifier', '{업소용,도매,매장용,대용량}'),
  ('식당', 'modifier', '{업소용,도매,식당용,매장용,대용량}'), ('매장용', 'modifier', '{업소용,도매,식당용,대용량}'),
  ('급식', 'modifier', '{업소용,도매,식당용,매장용,대용량}'), ('급식용', 'modifier', '{업소용,도매,식당용,매장용,대용량}'),
  ('사무실', 'modifier', '{업소용,도매,식당용,매장용,대용량}'), ('카페', 'modifier', '{카페용,도매,업소용}'), ('카페용', 'modifier', '{도매,업소용}'),
  ('도매', 'modifier', '{대용량,업소용}'), ('대용량', 'modifier', '{도매,업소용}'), ('벌크', 'modifier', '{도매,대용량,업소용}'),
  ('달콤한', 'modifier', '{고당도,꿀,달콤}'), ('달달한', 'modifier', '{고당도,꿀,달콤}'), ('꿀맛', 'modifier', '{고당도,꿀,달콤}'),
  ('당도', 'modifier', '{고당도}'), ('높은', 'modifier', '{고당도}'), ('새콤한', 'modifier', '{새콤달콤}'),
  ('시큼한', 'modifier', '{새콤한,새콤달콤}'), ('아삭한', 'modifier', '{아삭,딱딱이,딱복}'), ('아삭아삭', 'modifier', '{아삭한,아삭,딱딱이,딱복}'),
  ('딱딱한', 'modifier', '{아삭한,아삭,딱딱이,딱복}'), ('단단한', 'modifier', '{아삭한,아삭,딱딱이,딱복}'), ('말랑한', 'modifier', '{말랑이,말랑,물복,부드러운}'),
  ('말랑말랑', 'modifier', '{말랑이,말랑,물복,부드러운}'), ('부드러운', 'modifier', '{말랑이,말랑,물복}'), ('물렁한', 'modifier', '{말랑이,말랑,물복,부드러운}'),
  ('씨없는', 'modifier', '{없는}'), ('통째로', 'modifier', '{껍질째}'), ('유기농', 'modifier', '{무농약}'),
  ('친환경', 'modifier', '{유기농,무농약}'), ('무농약', 'modifier', '{유기농}'), ('구울', 'modifier', '{구이용,구이,소금구이}'),
  ('구워', 'modifier', '{구이용,구이,소금구이}'), ('구이', 'modifier', '{구이용,소금구이}'), ('구이용', 'modifier', '{구이,소금구이}'),
  ('볶을', 'modifier', '{볶음용,볶음,볶음멸치}'), ('볶음', 'modifier', '{볶음용,볶음멸치}'), ('볶음용', 'modifier', '{볶음,볶음멸치}'),
  ('두꺼운', 'modifier', '{두껍게,두툼한}'), ('두툼한', 'modifier', '{두껍게,두꺼운}'), ('두껍게', 'modifier', '{두툼한,두꺼운}'),
  ('얇은', 'modifier', '{얇게}'), ('frozen', 'modifier', '{냉동}'), ('dried', 'modifier', '{말린,건조,반건조,말랭이}'),
  ('organic', 'modifier', '{유기농,무농약}'), ('fresh', 'modifier', '{생}'), ('mini', 'modifier', '{미니,꼬마,소과,한입}'),
  ('small', 'modifier', '{미니,꼬마,소과,한입}'), ('baby', 'modifier', '{미니,꼬마,소과,한입}'), ('big', 'modifier', '{대과,특대,왕특}'),
  ('large', 'modifier', '{대과,특대,왕특}'), ('jumbo', 'modifier', '{대과,특대,왕특}'), ('조릴', 'modifier', '{조림용}'),
  ('조림', 'modifier', '{조림용}'), ('끓일', 'modifier', '{국거리,곰국용}'), ('국거리', 'modifier', '{곰국용}'),
  ('탕용', 'modifier', '{국거리,곰국용}'), ('찌개용', 'modifier', '{국거리,곰국용}'), ('삶을', 'modifier', '{수육용}'),
  ('갈아', 'modifier', '{주스용,착즙용,주스}'), ('착즙', 'modifier', '{주스용,착즙용,주스}'), ('착즙용', 'modifier', '{주스용,주스}'),
  ('주스용', 'modifier', '{착즙용,주스}'), ('담글', 'modifier', '{장아찌용,절임,김치용,청용}'), ('담그는', 'modifier', '{장아찌용,절임,김치용,청용}'),
  ('절임용', 'modifier', '{장아찌용,절임,김치용,청용}'), ('횟감', 'modifier', '{횟감용}'), ('회로', 'modifier', '{횟감용}'),
  ('뼈없는', 'modifier', '{순살}'), ('손질된', 'modifier', '{손질}'), ('얼린', 'modifier', '{냉동}'), ('말린', 'modifier', '{건조,반건조,말랭이}'),
  ('건조', 'modifier', '{반건조,말랭이}'), ('당일', 'modifier', '{도정}'), ('도정', 'modifier', '{당일}');

-- Words of a product: what its keywords, name, farm, origin, categories and subtitle say.
create or replace function search_words_of_products(ids bigint[])
  returns table (product_id bigint, term text, label text, field integer) language sql stable as $$
  with own as (
    select p.id, p.name, p.sub_title, p.keywords, p.origin, d.name as farm, d.region, c.name as category, parent.name as root
      from product p
      join distributor d on d.id = p.distributor_id
      join category c on c.id = p.category_id
      left join category parent on parent.id = c.parent_id
     where p.id = any(ids) and is_visible(p.status)
  )
  select id, search_compact(keyword), keyword, 128 from own, unnest(keywords) as keyword
  union all
  -- A keyword that ends a word of the name is in the name: 햇감자 is 감자, 신고배 is 배.
  select id, search_compact(keyword), keyword, 64
    from own, unnest(keywords) as keyword, search_words(regexp_replace(name, '[(].*?[)]', ' ', 'g')) as word
   where word <> search_compact(keyword) and word like '%' || search_compact(keyword)
  union all
  -- A word of one syllable (한 입, 속 붉은) tells nothing, unless the catalogue says so.
  select id, word, word, 64 from own, search_words(regexp_replace(name, '[(].*?[)]', ' ', 'g')) as word
   where length(word) > 1 or word = any(keywords)
  union all
  select id, word, word, 32
    from own, regexp_matches(name, '[(](.*?)[)]', 'g') as inside, search_words(inside[1]) as word
   where length(word) > 1 or word = any(keywords)
  union all
  select id, word, word, 16 from own, lateral (select search_words(farm) union select search_compact(farm)) as f (word)
   where length(word) > 1
  union all
  select id, stem, stem, 8
    from own, search_words(origin || ' ' || region) as word,
         lateral (select word union select left(word, -1) where word ~ '..[시군구읍면도]$') as s (stem)
   where length(stem) > 1
  union all
  select id, word, word, 4 from own, search_words(category) as word
  union all
  select id, word, word, 2 from own, search_words(root) as word
  union all
  select id, stem, stem, 1
    from own, search_words(sub_title) as word,
         lateral (select word union select (regexp_match(word, '^(..+?)(?:에서|으로|에|을|를|은|는|의|와|과)$'))[1]) as s (stem)
   where length(stem) > 1
$$;

do $$
declare ids bigint[];
begin
  for ids in select array_agg(id) from (select id, (row_number() over (order by id) - 1) / 500 as part from product) as p group by part order by part
  loop
    perform search_put_postings(ids, false);
  end loop;
end $$;
