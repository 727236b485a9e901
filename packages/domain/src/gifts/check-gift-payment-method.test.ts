import { expect, test } from "vitest";
import { checkGiftPaymentMethod } from "./check-gift-payment-method.ts";

const NOW = "2026-11-21T03:00:00.000Z";
const way = {
  method: "card",
  useEscrow: false,
  hasAccount: false,
  now: NOW,
  notifyAt: null,
  days: 7,
} as const;

test.each(["card", "easypay", "transfer", "phone", "billing", "point"] as const)(
  "checkGiftPaymentMethod: %s can pay for a gift",
  (method) => {
    expect(checkGiftPaymentMethod({ ...way, method }).ok).toBe(true);
  },
);

test("checkGiftPaymentMethod: vbank without a refund account is REFUND_ACCOUNT_REQUIRED", () => {
  expect(checkGiftPaymentMethod({ ...way, method: "vbank" })).toMatchObject({
    code: "REFUND_ACCOUNT_REQUIRED",
  });
  expect(checkGiftPaymentMethod({ ...way, method: "vbank", hasAccount: true }).ok).toBe(true);
});

test("checkGiftPaymentMethod: escrow is refused, because it cannot be refunded in parts", () => {
  expect(checkGiftPaymentMethod({ ...way, method: "transfer", useEscrow: true })).toMatchObject({
    code: "PAYMENT_METHOD_NOT_AVAILABLE",
  });
});

test("checkGiftPaymentMethod: phone is refused when the address deadline falls in another month", () => {
  const late = { ...way, method: "phone", now: "2026-11-23T03:00:00.000Z" } as const;
  expect(checkGiftPaymentMethod(late)).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
});
