import { expect, test } from "vitest";
import { paymentText } from "./payment-text.ts";

const plain = { cardText: null, paymentVbank: null };

test("paymentText: uses the card's own text when known", () => {
  expect(paymentText({ ...plain, paymentMethodType: "card", cardText: "하루카드 일시불" })).toBe(
    "하루카드 일시불",
  );
  expect(paymentText({ ...plain, paymentMethodType: "card" })).toBe("신용카드");
});

test("paymentText: names the bank of a deposit", () => {
  const paymentVbank = {
    accountNumber: "1",
    bankCode: "88",
    bankText: "신한은행",
    customerName: "오늘의과일",
    dueDate: "2026-11-22T14:59:00Z",
  };
  expect(paymentText({ ...plain, paymentMethodType: "vbank", paymentVbank })).toBe("무통장입금 · 신한은행");
});
