import { expect, test } from "vitest";
import { nextPaymentStep, pauseBefore } from "./next-payment-step.ts";

test("nextPaymentStep: a settled payment shows the result", () => {
  expect(nextPaymentStep({ state: "paid" })).toBe("show-result");
  expect(nextPaymentStep({ state: "waiting_deposit" })).toBe("show-result");
});

test("nextPaymentStep: an unknown outcome is looked up", () => {
  for (const refusal of [
    null,
    "PAYMENT_PENDING",
    "PROVIDER_UNAVAILABLE",
    "IDEMPOTENCY_IN_PROGRESS",
    "RESULT_UNKNOWN",
    "SHOP_BUSY",
    "STOCK_BUSY",
    "NOT_READY",
  ] as const) {
    expect(nextPaymentStep({ refusal }), String(refusal)).toBe("look");
  }
  expect(nextPaymentStep({ state: "pending" })).toBe("look");
});

test("nextPaymentStep: a confirmation that never arrived is sent again", () => {
  expect(nextPaymentStep({ state: "ready" })).toBe("confirm");
});

test("nextPaymentStep: a refusal is final", () => {
  for (const refusal of ["PAYMENT_DECLINED", "PAYMENT_EXPIRED", "PAYMENT_AMOUNT_MISMATCH"] as const) {
    expect(nextPaymentStep({ refusal })).toBe("refused");
  }
  expect(nextPaymentStep({ state: "failed" })).toBe("refused");
});

test("pauseBefore: grows with every question up to 5 seconds", () => {
  expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});
