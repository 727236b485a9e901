import { expect, test } from "vitest";
import { deriveNextPaymentStep, pauseBefore } from "./derive-next-payment-step.ts";

test("deriveNextPaymentStep: a settled payment shows the result", () => {
  expect(deriveNextPaymentStep({ state: "paid" })).toBe("show-result");
  expect(deriveNextPaymentStep({ state: "waiting_deposit" })).toBe("show-result");
});

test("deriveNextPaymentStep: an unknown outcome is looked up", () => {
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
    expect(deriveNextPaymentStep({ refusal }), String(refusal)).toBe("look");
  }
  expect(deriveNextPaymentStep({ state: "pending" })).toBe("look");
});

test("deriveNextPaymentStep: a confirmation that never arrived is sent again", () => {
  expect(deriveNextPaymentStep({ state: "ready" })).toBe("confirm");
});

test("deriveNextPaymentStep: a refusal is final", () => {
  for (const refusal of ["PAYMENT_DECLINED", "PAYMENT_EXPIRED", "PAYMENT_AMOUNT_MISMATCH"] as const) {
    expect(deriveNextPaymentStep({ refusal })).toBe("refused");
  }
  expect(deriveNextPaymentStep({ state: "failed" })).toBe("refused");
});

test("pauseBefore: grows with every question up to 5 seconds", () => {
  expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});
