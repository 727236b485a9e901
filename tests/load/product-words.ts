/** Words of generated products, as varied as a shop's: kinds with their other names, origins, qualities and uses. */

/** Per line: the word of the name, then its keywords. */
export const KINDS: readonly (readonly string[])[] = `
감귤 귤 밀감 제주귤 tangerine mandarin|한라봉 만감류 데코폰|레드향 만감류|천혜향 만감류|황금향 만감류|청귤 풋귤 청귤청|사과 부사 후지 꿀사과 apple|
홍로사과 사과 홍로|시나노골드 황금사과 사과|배 신고배 나주배 pear|서양배 배 pear|포도 캠벨 grape|샤인머스캣 샤머 청포도 포도|거봉 포도 거봉포도|딸기 설향 strawberry|
금실딸기 딸기 금실|블루베리 생블루베리 blueberry|체리 버찌 cherry|무화과 fig|복숭아 백도 딱복 peach|황도복숭아 복숭아 황도 물복|천도복숭아 천도 nectarine|자두 피자두 plum|
수박 꿀수박 watermelon|애플수박 수박|참외 꿀참외|멜론 머스크멜론 melon|바나나 banana|파인애플 골드파인 pineapple|망고 태국망고 mango|애플망고 망고|아보카도 avocado|레몬 레몬청 lemon|
라임 모히토 lime|오렌지 네이블 orange|자몽 레드자몽 grapefruit|키위 참다래 kiwi|골드키위 키위|석류 pomegranate|파파야 papaya|용과 드래곤프루트|단감 감 persimmon|대봉감 홍시 연시|
곶감 반건시|매실 청매실 매실청|대추 건대추 jujube|밤 알밤 chestnut|유자 유자청|오디 뽕나무열매|앵두|살구 apricot|토마토 완숙토마토 tomato|방울토마토 방토 대추방울토마토|
파프리카 피망 paprika|오이 백오이 cucumber|가지 통가지 eggplant|애호박 호박|단호박 밤호박 pumpkin|주키니 돼지호박|고추 청양고추 풋고추 chili|오이고추 고추|감자 햇감자 potato|
고구마 꿀고구마 sweetpotato|호박고구마 고구마|당근 흙당근 carrot|비트 레드비트 beet|무 월동무 radish|열무 열무김치|양파 햇양파 onion|마늘 깐마늘 통마늘 garlic|생강 햇생강 ginger|
대파 쪽파 파|부추 영양부추|양배추 쌈양배추 cabbage|배추 절임배추 김장배추|알배기배추 배추 쌈배추|상추 쌈채소 lettuce|깻잎 들깻잎|시금치 섬초 spinach|브로콜리 broccoli|
아스파라거스 asparagus|콩나물 숙주|미나리 돌미나리|쑥갓|고사리 건고사리|도라지 깐도라지|더덕 흙더덕|양송이버섯 버섯 mushroom|표고버섯 버섯 생표고|새송이버섯 버섯|느타리버섯 버섯|
팽이버섯 버섯|옥수수 찰옥수수 초당옥수수 corn|고등어 순살고등어 생선|갈치 은갈치 생선|삼치 생선|연어 생연어 salmon|굴비 보리굴비 조기|명태 동태 생선|가자미 생선|
새우 흰다리새우 shrimp|대하 왕새우 새우|꽃게 간장게장 crab|홍게 대게|전복 활전복 abalone|굴 생굴 석화 oyster|바지락 조개|가리비 조개|꼬막 조개|홍합 조개|오징어 반건조오징어 squid|
문어 자숙문어 octopus|낙지 산낙지|주꾸미 쭈꾸미|김 곱창김 조미김|미역 건미역|다시마|멸치 볶음멸치 국물멸치|황태 황태채 북어|한우등심 한우 소고기 쇠고기 등심 beef|
한우국거리 한우 소고기 국거리|한우불고기 한우 소고기 불고기|차돌박이 소고기|갈비살 소고기|삼겹살 돼지고기 한돈 pork|목살 돼지고기 한돈|앞다리살 돼지고기 수육|등갈비 돼지고기 쪽갈비|
닭가슴살 닭고기 chicken|닭볶음탕 닭고기|훈제오리 오리고기 duck|달걀 계란 유정란 egg|구운란 계란 달걀|돼지갈비 양념육|소시지 수제소시지 sausage|베이컨 bacon|쌀 백미 햅쌀 rice|현미 잡곡|
혼합잡곡 잡곡 귀리|하루견과 견과 호두 아몬드 nuts|땅콩 볶음땅콩|건망고 건과일|말랭이 고구마말랭이|포기김치 김치 kimchi|총각김치 김치|깍두기 김치|두부 손두부 tofu|가래떡 떡|떡국떡 떡|
칼국수 국수|막국수 메밀면|사과즙 즙 주스|배도라지즙 즙|양파즙 즙|착즙주스 주스 juice|유자차 차 과일차|드립백 커피 coffee|순두부찌개 밀키트|어묵탕 어묵 밀키트|곰탕 국 탕|손만두 만두|
된장 장류|고추장 장류|간장 장류|고춧가루 태양초|천일염 소금|참기름 들기름|벌꿀 꿀 honey|딸기잼 잼 jam|그릭요거트 요거트 요구르트|치즈 스트링치즈 cheese|우유 목장우유 milk|식빵 빵 bread|누룽지 과자|
한과 과자 약과|도토리묵 묵`
  .replaceAll("\n", "")
  .split("|")
  .map((line) => line.trim().split(" "));

const words = (text: string) => text.trim().split(/\s+/);

export const PLACES = words(
  `제주 청송 영동 해남 성주 나주 고흥 의성 상주 논산 음성 함안 곡성 하동 진영 무안 구좌 양평 보령 완도 통영 속초 횡성 안성 포천 이천 순창 임실 영주 김천 밀양 거창 남원
   정읍 김제 부안 고창 담양 장성 화순 보성 강진 진도 신안 영광 영암 태안 서산 당진 예산 홍성 부여 공주 금산 옥천 괴산 충주 제천 단양 평창 정선 양구 철원 춘천 홍천 강릉 울릉 포항 경주 안동 문경 봉화 기장 거제 남해`,
);
export const LIKENESSES = words(
  `아삭한 달콤한 새콤달콤 향긋한 촉촉한 쫀득한 고소한 탱글탱글 싱싱한 햇 완숙 조생 노지 하우스 저탄소 무농약 유기농 친환경 고당도 당도선별 프리미엄 꼬마 왕 특품 로얄 옛날 토종 수제 냉동 손질 세척 껍질째 씨없는 말린 숙성`,
);
export const USES = words(
  `가정용 선물용 주스용 샐러드용 구이용 국거리용 조림용 볶음용 캠핑용 도시락용 이유식용 업소용 김장용 간식용 청용 제수용`,
);
export const FARMS = words(
  `햇살 푸른들 바른 새벽 한결 정담 이슬 산마루 너른들 맑은물 꽃마을 은빛 참좋은 두레 하늘 돌담 솔바람 별빛 노을 물안개 다올 온새미 가온 늘봄 아람 해오름`,
);
export const FARM_ENDS = words("농원 농장 과수원 영농조합 작목반 농가 농부들 수산 목장 방앗간");
