import { expect, test } from "vitest";
import { readPaymentProviderReturnUrl } from "./read-payment-provider-return-url.ts";

test("readPaymentProviderReturnUrl: reads order, payment and amount", () => {
  const search = new URLSearchParams("paymentType=NORMAL&orderId=o1&paymentKey=p1&amount=57700");
  expect(readPaymentProviderReturnUrl(search)).toEqual({ orderId: "o1", paymentKey: "p1", amount: 57_700 });
});

test("readPaymentProviderReturnUrl: returns null when any of them is missing", () => {
  for (const search of [
    "",
    "orderId=o1&paymentKey=p1",
    "orderId=o1&amount=1",
    "orderId=o1&paymentKey=p1&amount=1.5",
    "orderId=o1&paymentKey=p1&amount=-1",
  ]) {
    expect(readPaymentProviderReturnUrl(new URLSearchParams(search)), search).toBeNull();
  }
});
