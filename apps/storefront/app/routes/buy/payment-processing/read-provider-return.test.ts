import { expect, test } from "vitest";
import { readProviderReturn } from "./read-provider-return.ts";

test("readProviderReturn: reads order, payment and amount", () => {
  const search = new URLSearchParams("paymentType=NORMAL&orderId=o1&paymentKey=p1&amount=57700");
  expect(readProviderReturn(search)).toEqual({ orderId: "o1", paymentKey: "p1", amount: 57_700 });
});

test("readProviderReturn: returns null when any of them is missing", () => {
  for (const search of [
    "",
    "orderId=o1&paymentKey=p1",
    "orderId=o1&amount=1",
    "orderId=o1&paymentKey=p1&amount=1.5",
    "orderId=o1&paymentKey=p1&amount=-1",
  ]) {
    expect(readProviderReturn(new URLSearchParams(search)), search).toBeNull();
  }
});
