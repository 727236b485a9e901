import { expect, test } from "vitest";
import { paymentMethodText } from "./payment-method-text.ts";

const plain = { cardText: null, paymentVbank: null };

test("paymentMethodText: uses the card's own text when known", () => {
  expect(paymentMethodText({ ...plain, paymentMethodType: "card", cardText: "하루카드 일시불" })).toBe(
    "하루카드 일시불",
  );
  expect(paymentMethodText({ ...plain, paymentMethodType: "card" })).toBe("신용카드");
});

test("paymentMethodText: names the bank of a deposit", () => {
  const paymentVbank = {
    accountNumber: "1",
    bankCode: "88",
    bankText: "신한은행",
    customerName: "오늘의과일",
    dueDate: "2026-11-22T14:59:00Z",
  };
  expect(paymentMethodText({ ...plain, paymentMethodType: "vbank", paymentVbank })).toBe(
    "무통장입금 · 신한은행",
  );
});
