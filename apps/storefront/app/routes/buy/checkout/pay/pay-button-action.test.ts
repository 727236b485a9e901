import { expect, test } from "vitest";
import { type PayFacts, payButtonAction } from "./pay-button-action.ts";
import { refusedOrderReaction } from "./refused-order-reaction.ts";

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

test("payButtonAction: the button names the amount", () => {
  expect(payButtonAction(ready)).toEqual({ do: "pay", label: "57,700원 결제하기" });
});

test("payButtonAction: while something is missing, the button names it and does not pay", () => {
  expect(payButtonAction({ ...ready, hasAddress: false }).do).toBe("fix-address");
  expect(payButtonAction({ ...ready, pointsAreRight: false }).do).toBe("fix-points");
  expect(payButtonAction({ ...ready, receiptIsRight: false }).do).toBe("fix-receipt");
  expect(payButtonAction({ ...ready, hasCard: false }).do).toBe("fix-card");
  expect(payButtonAction({ ...ready, hasCard: false, price: 0 }).do).toBe("pay");
  expect(payButtonAction({ ...ready, isCalculating: true })).toEqual({
    do: "wait",
    label: "57,700원 결제하기",
  });
  expect(payButtonAction({ ...ready, calculationFailed: true }).do).toBe("recalculate");
  expect(payButtonAction({ ...ready, agreed: false }).do).toBe("agree");
});

test("payButtonAction: undeliverable products come before everything else", () => {
  const facts = { ...ready, undeliverable: 1, isCalculating: true, hasAddress: false };
  expect(payButtonAction(facts).do).toBe("stop");
});

test("refusedOrderReaction: a changed price asks the buyer, a gone product leads to the cart, a paid order is shown, the rest is a message", () => {
  expect(refusedOrderReaction("PRICE_CHANGED")).toBe("prices-changed");
  expect(refusedOrderReaction("NOT_ENOUGH_STOCK")).toBe("back-to-cart");
  expect(refusedOrderReaction("ORDER_ALREADY_PAID")).toBe("show-order");
  expect(refusedOrderReaction("PHONE_INVALID")).toBe("say");
  expect(refusedOrderReaction(null)).toBe("say");
});

test("payButtonAction: a gift names its receivers' number, and needs every name but no address", () => {
  const gift = { count: 2, isRight: true };
  const facts = { ...ready, hasAddress: false };
  expect(payButtonAction({ ...facts, gift })).toEqual({ do: "pay", label: "2명에게 57,700원 선물하기" });
  expect(payButtonAction({ ...facts, gift: { count: 2, isRight: false } }).do).toBe("fix-gift");
  expect(payButtonAction({ ...facts, gift, undeliverable: 1 })).toEqual({
    do: "stop",
    label: "선물로 보낼 수 없는 상품이 있어요",
  });
});
