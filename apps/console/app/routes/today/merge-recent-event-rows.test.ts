import { expect, test } from "vitest";
import { mergeRecentEventRows, type RecentLists } from "./merge-recent-event-rows.ts";

const NOTHING: RecentLists = { orders: [], questions: [], claims: [], changes: [] };
const order = (id: number, createdAt: string) => ({
  id,
  orderNumber: `N-${id}`,
  orderName: "감귤 5kg 외 1개",
  price: 41_800,
  createdAt,
});

test("mergeRecentEventRows: what happened is one list, the newest first, each with its screen", () => {
  const rows = mergeRecentEventRows({
    orders: [order(812, "2026-11-23T02:38:00Z")],
    questions: [
      {
        id: 4,
        productName: "아보카도",
        contents: "덜 익어서 오나요?",
        createdAt: "2026-11-23T11:40:00+09:00",
      },
    ],
    claims: [{ id: 7, wish: "refund", productName: "부사 5kg", requestedAt: "2026-11-23T02:33:00Z" }],
    changes: [
      {
        id: 31,
        noun: "orders",
        rowCount: 12,
        reason: "주문 접수",
        operatorName: "김하루",
        createdAt: "2026-11-23T02:41:00Z",
      },
    ],
  });
  expect(rows.map(({ what, text, to }) => [what, text, to])).toEqual([
    ["주문 12건", "주문 접수 · 김하루 님", "/orders"],
    ["새 문의", "아보카도 ‘덜 익어서 오나요?’", "/inbox/questions/4"],
    ["주문 N-812", "감귤 5kg 외 1개 · 41,800원", "/orders/812"],
    ["반품 신청", "부사 5kg", "/claims/7"],
  ]);
});

test("mergeRecentEventRows: at most eight are listed, and a change of an unknown kind leads to the settings", () => {
  const orders = Array.from({ length: 9 }, (_, id) => order(id, `2026-11-23T02:0${id}:00Z`));
  const rows = mergeRecentEventRows({ ...NOTHING, orders });
  expect(rows.map(({ key }) => key)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((id) => `order ${id}`));
  const change = {
    id: 1,
    noun: "grade-rules",
    rowCount: 1,
    reason: "등급",
    operatorName: null,
    createdAt: "2026-11-23T02:41:00Z",
  };
  expect(mergeRecentEventRows({ ...NOTHING, changes: [change] })[0]).toMatchObject({
    text: "등급",
    to: "/settings",
  });
});
