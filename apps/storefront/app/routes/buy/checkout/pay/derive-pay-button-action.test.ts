import { expect, test } from "vitest";
import { derivePayButtonAction, type PayFacts } from "./derive-pay-button-action.ts";
import { deriveRefusedOrderReaction } from "./derive-refused-order-reaction.ts";

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

test("derivePayButtonAction: the button names the amount", () => {
  expect(derivePayButtonAction(ready)).toEqual({ do: "pay", label: "57,700원 결제하기" });
});

test("derivePayButtonAction: while something is missing, the button names it and does not pay", () => {
  expect(derivePayButtonAction({ ...ready, hasAddress: false }).do).toBe("fix-address");
  expect(derivePayButtonAction({ ...ready, pointsAreRight: false }).do).toBe("fix-points");
  expect(derivePayButtonAction({ ...ready, receiptIsRight: false }).do).toBe("fix-receipt");
  expect(derivePayButtonAction({ ...ready, hasCard: false }).do).toBe("fix-card");
  expect(derivePayButtonAction({ ...ready, hasCard: false, price: 0 }).do).toBe("pay");
  expect(derivePayButtonAction({ ...ready, isCalculating: true })).toEqual({
    do: "wait",
    label: "57,700원 결제하기",
  });
  expect(derivePayButtonAction({ ...ready, calculationFailed: true }).do).toBe("recalculate");
  expect(derivePayButtonAction({ ...ready, agreed: false }).do).toBe("agree");
});

test("derivePayButtonAction: undeliverable products come before everything else", () => {
  const facts = { ...ready, undeliverable: 1, isCalculating: true, hasAddress: false };
  expect(derivePayButtonAction(facts).do).toBe("stop");
});

test("deriveRefusedOrderReaction: a changed price asks the buyer, a gone product leads to the cart, a paid order is shown, the rest is a message", () => {
  expect(deriveRefusedOrderReaction("PRICE_CHANGED")).toBe("prices-changed");
  expect(deriveRefusedOrderReaction("NOT_ENOUGH_STOCK")).toBe("back-to-cart");
  expect(deriveRefusedOrderReaction("ORDER_ALREADY_PAID")).toBe("show-order");
  expect(deriveRefusedOrderReaction("PHONE_INVALID")).toBe("say");
  expect(deriveRefusedOrderReaction(null)).toBe("say");
});

test("derivePayButtonAction: a gift names its receivers' number, and needs every name but no address", () => {
  const gift = { count: 2, isRight: true };
  const facts = { ...ready, hasAddress: false };
  expect(derivePayButtonAction({ ...facts, gift })).toEqual({
    do: "pay",
    label: "2명에게 57,700원 선물하기",
  });
  expect(derivePayButtonAction({ ...facts, gift: { count: 2, isRight: false } }).do).toBe("fix-gift");
  expect(derivePayButtonAction({ ...facts, gift, undeliverable: 1 })).toEqual({
    do: "stop",
    label: "선물로 보낼 수 없는 상품이 있어요",
  });
});
