import { expect, test } from "vitest";
import { confirmStep, pauseBefore } from "./confirm-step.ts";

test("confirmStep: a settled payment shows the result", () => {
  expect(confirmStep({ state: "paid" })).toBe("show-result");
  expect(confirmStep({ state: "waiting_deposit" })).toBe("show-result");
});

test("confirmStep: an unknown outcome is looked up", () => {
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
    expect(confirmStep({ refusal }), String(refusal)).toBe("look");
  }
  expect(confirmStep({ state: "pending" })).toBe("look");
});

test("confirmStep: a confirmation that never arrived is sent again", () => {
  expect(confirmStep({ state: "ready" })).toBe("confirm");
});

test("confirmStep: a refusal is final", () => {
  for (const refusal of ["PAYMENT_DECLINED", "PAYMENT_EXPIRED", "PAYMENT_AMOUNT_MISMATCH"] as const) {
    expect(confirmStep({ refusal })).toBe("refused");
  }
  expect(confirmStep({ state: "failed" })).toBe("refused");
});

test("pauseBefore: grows with every question up to 5 seconds", () => {
  expect([0, 1, 2, 3, 9].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
});
