/** Sequences of the products of a display group; `manual`: as the group lists them. */
export const GROUP_ORDERS = ["manual", "sales", "review", "latest"] as const;
export type GroupOrder = (typeof GROUP_ORDERS)[number];

const ORDER_TEXTS = {
  review: "후기가 많은 순서예요",
  latest: "새로 올라온 순서예요",
} as const;

/** Words that claim a ranking. */
const RANKING_WORDS = /순서|순위|랭킹|베스트|인기|가장 많|자주 담|다시 산|다시 찾|재구매|잘 팔|\d위/u;
/** Words that claim a price or a sale that ends. */
const URGENCY_WORDS = /오늘만|하루\s?특가|타임\s?세일|자정에 마감|원래 가격/u;

/**
 * Returns the sentence under the title of a group that says how its products are ordered: its own text for one ordered
 * by hand, otherwise the text of the order. A list by sales in which nothing was sold is ordered by hand.
 *
 * @example groupOrderText("review", true, null) // "후기가 많은 순서예요"
 */
export function groupOrderText(order: GroupOrder, hasSales: boolean, own: string | null): string | null {
  if (order === "manual") return own;
  if (order === "sales") return hasSales ? "최근 7일 판매량 순서예요" : "담당자가 고른 상품이에요";
  return ORDER_TEXTS[order];
}

/** Returns true when a title or sentence claims a ranking, e.g. `재구매가 가장 많은 상품`. */
export function claimsRanking(text: string): boolean {
  return RANKING_WORDS.test(text);
}

/** Returns true when a title or sentence claims a price that ends, e.g. `오늘만 이 가격`. */
export function claimsTimedPrice(text: string): boolean {
  return URGENCY_WORDS.test(text);
}

/**
 * Returns the title of a group: of a list by sales in which nothing was sold, one that claims no ranking.
 *
 * @example groupTitle("sales", false, "많이 팔린 과일") // "이 상품은 어때요?"
 */
export function groupTitle(order: GroupOrder, hasSales: boolean, own: string | null): string | null {
  return order === "sales" && !hasSales ? "이 상품은 어때요?" : own;
}
