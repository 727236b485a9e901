/** Words about buying that name no product; next to other words they are ignored. */
const FILLERS = new Set(
  `추천 가격 주문 구매 구입 판매 파는곳 택배 배송 무료배송 당일배송 새벽배송 산지 직송 맛있는 맛난 신선한 싱싱한 좋은 인기 베스트 특가 할인 세일 최저가 행사 세트 종류 요리 재료 먹는 먹을 먹기 만들 만드는 만들기 넣을 해먹을 위한 가구 제철 요즘 오늘 진짜 제일 가장 많이 조금 용 산 것 거 하나 한 한박스
   한상자 한통 한봉지 주세요 사기 사고싶은 살래요 있나요 얼마`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** @example isFiller("추천") // true */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}
