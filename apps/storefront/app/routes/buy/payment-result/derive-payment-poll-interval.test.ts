import { expect, test } from "vitest";
import { derivePaymentPollInterval } from "./derive-payment-poll-interval.ts";

test("derivePaymentPollInterval: an open payment is polled quickly, later less often", () => {
  expect([
    derivePaymentPollInterval("pending", 1),
    derivePaymentPollInterval("ready", 9),
    derivePaymentPollInterval("pending", 10),
  ]).toEqual([2_000, 2_000, 10_000]);
});

test("derivePaymentPollInterval: a deposit is polled slowly, a settled payment not at all", () => {
  expect(derivePaymentPollInterval("waiting_deposit", 1)).toBe(15_000);
  expect([
    derivePaymentPollInterval("paid", 1),
    derivePaymentPollInterval("failed", 1),
    derivePaymentPollInterval(undefined, 0),
  ]).toEqual([false, false, false]);
});
