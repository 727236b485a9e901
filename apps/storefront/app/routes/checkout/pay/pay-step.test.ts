import { expect, test } from "vitest";
import { type PayFacts, payStep, refusedPay } from "./pay-step.ts";

const ready: PayFacts = {
  price: 57_700,
  hasAddress: true,
  gift: null,
  isCalculating: false,
  calculationFailed: false,
  undeliverable: 0,
  pointsAreRight: true,
  receiptIsRight: true,
  hasCard: true,
  agreed: true,
};

test("payStep: the button names the amount", () => {
  expect(payStep(ready)).toEqual({ do: "pay", label: "57,700원 결제하기" });
});

test("payStep: while something is missing, the button names it and does not pay", () => {
  expect(payStep({ ...ready, hasAddress: false }).do).toBe("fix-address");
  expect(payStep({ ...ready, pointsAreRight: false }).do).toBe("fix-points");
  expect(payStep({ ...ready, receiptIsRight: false }).do).toBe("fix-receipt");
  expect(payStep({ ...ready, hasCard: false }).do).toBe("fix-card");
  expect(payStep({ ...ready, hasCard: false, price: 0 }).do).toBe("pay");
  expect(payStep({ ...ready, isCalculating: true })).toEqual({ do: "wait", label: "57,700원 결제하기" });
  expect(payStep({ ...ready, calculationFailed: true }).do).toBe("recalculate");
  expect(payStep({ ...ready, agreed: false }).do).toBe("agree");
});

test("payStep: undeliverable products come before everything else", () => {
  const facts = { ...ready, undeliverable: 1, isCalculating: true, hasAddress: false };
  expect(payStep(facts).do).toBe("stop");
});

test("refusedPay: a changed price asks the buyer, a gone product leads to the cart, a paid order is shown, the rest is a message", () => {
  expect(refusedPay("PRICE_CHANGED")).toBe("prices-changed");
  expect(refusedPay("NOT_ENOUGH_STOCK")).toBe("back-to-cart");
  expect(refusedPay("ORDER_ALREADY_PAID")).toBe("show-order");
  expect(refusedPay("PHONE_INVALID")).toBe("say");
  expect(refusedPay(null)).toBe("say");
});

test("payStep: a gift names its receivers' number, and needs every name but no address", () => {
  const gift = { count: 2, isRight: true };
  const facts = { ...ready, hasAddress: false };
  expect(payStep({ ...facts, gift })).toEqual({ do: "pay", label: "2명에게 57,700원 선물하기" });
  expect(payStep({ ...facts, gift: { count: 2, isRight: false } }).do).toBe("fix-gift");
  expect(payStep({ ...facts, gift, undeliverable: 1 })).toEqual({
    do: "stop",
    label: "선물로 보낼 수 없는 상품이 있어요",
  });
});
