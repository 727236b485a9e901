import { expect, test } from "vitest";
import { giftPayableBy } from "./payable-by.ts";

const NOW = "2026-11-21T03:00:00.000Z";
const way = { method: "card", useEscrow: false, hasAccount: false, now: NOW, days: 7 } as const;

test.each(["card", "easypay", "transfer", "phone", "billing", "point"] as const)(
  "%s pays for a gift",
  (method) => {
    expect(giftPayableBy({ ...way, method }).ok).toBe(true);
  },
);

test("a deposit needs an account to go back to", () => {
  expect(giftPayableBy({ ...way, method: "vbank" })).toMatchObject({ code: "REFUND_ACCOUNT_REQUIRED" });
  expect(giftPayableBy({ ...way, method: "vbank", hasAccount: true }).ok).toBe(true);
});

test("escrow gives nothing back in parts", () => {
  expect(giftPayableBy({ ...way, method: "transfer", useEscrow: true })).toMatchObject({
    code: "PAYMENT_METHOD_NOT_AVAILABLE",
  });
});

test("a phone bill pays while the last day is in its month", () => {
  const late = { ...way, method: "phone", now: "2026-11-23T03:00:00.000Z" } as const;
  expect(giftPayableBy(late)).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
});
