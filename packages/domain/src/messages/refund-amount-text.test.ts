import { expect, test } from "vitest";
import { refundAmountText } from "./refund-amount-text.ts";
import { refundMethodText } from "./refund-method-text.ts";

test.each([
  [{ money: 20_000, points: 1500 }, "20,000원, 1,500P"],
  [{ money: 20_000, points: 0 }, "20,000원"],
  [{ money: 0, points: 800 }, "800P"],
  [{ money: 0, points: 0 }, "돌려드릴 금액이 없어요"],
])("refundAmountText: %j gives %s", (back, said) => {
  expect(refundAmountText(back)).toBe(said);
});

test.each([
  ["card", { money: 20_000, points: 1500 }, "카드 승인 취소, 포인트"],
  ["vbank", { money: 20_000, points: 0 }, "환불 계좌로 입금"],
  ["point", { money: 0, points: 800 }, "포인트"],
  ["card", { money: 0, points: 0 }, "없음"],
] as const)("refundMethodText: %s with %j gives %s", (method, back, way) => {
  expect(refundMethodText(method, back)).toBe(way);
});
