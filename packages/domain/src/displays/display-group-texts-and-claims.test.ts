import { expect, test } from "vitest";
import {
  claimsRanking,
  claimsTimedPrice,
  groupOrderText,
  groupTitle,
} from "./display-group-texts-and-claims.ts";

test.each([
  ["manual", true, "담당 MD가 골랐어요", "담당 MD가 골랐어요"],
  ["sales", true, "마음대로", "최근 7일 판매량 순서예요"],
  ["sales", false, null, "담당자가 고른 상품이에요"],
  ["review", true, null, "후기가 많은 순서예요"],
  ["latest", false, null, "새로 올라온 순서예요"],
] as const)("a group ordered by %s, with sales: %s, says what its order is", (order, hasSales, own, text) => {
  expect(groupOrderText(order, hasSales, own)).toBe(text);
});

test.each([
  ["장바구니에 자주 담긴 순서예요", true, false],
  ["재구매가 가장 많은 상품", true, false],
  ["세 번 이상 다시 산 상품", true, false],
  ["이번 주 과일 베스트", true, false],
  ["오늘만 이 가격", false, true],
  ["하루특가", false, true],
  ["날짜가 지나면 원래 가격으로 돌아가요", false, true],
  ["산지에서 지금 가장 맛있는 과일", false, false],
  ["담당 MD가 골랐어요", false, false],
])("%s claims a ranking: %s, a timed price: %s", (text, ranking, timed) => {
  expect([claimsRanking(text), claimsTimedPrice(text)]).toEqual([ranking, timed]);
});

test("a group by sales has its title once something was sold", () => {
  const titles = [true, false].map((hasSales) => groupTitle("sales", hasSales, "많이 팔린 과일"));
  expect(titles).toEqual(["많이 팔린 과일", "이 상품은 어때요?"]);
  expect(groupTitle("manual", false, "지금이 제철이에요")).toBe("지금이 제철이에요");
});
