import { expect, test } from "vitest";
import { parseTossWebhook } from "./parse-toss-webhook.ts";

test("parseTossWebhook: a payment in an envelope gives its key, order and status", () => {
  const data = { paymentKey: "tgen_1", orderId: "order-1", status: "DONE", totalAmount: 1 };
  const body = { eventType: "PAYMENT_STATUS_CHANGED", createdAt: "2026-08-12T10:00:00.000000", data };
  expect(parseTossWebhook(body)).toEqual({
    kind: "payment-status",
    paymentKey: "tgen_1",
    orderId: "order-1",
    status: "DONE",
  });
});

test("parseTossWebhook: a flat deposit callback keeps its secret for comparison", () => {
  const body = {
    createdAt: "2026-08-12T10:00:00.000000",
    secret: "ps_1",
    status: "DONE",
    transactionKey: "T1",
    orderId: "order-1",
  };
  const { createdAt: _createdAt, ...rest } = body;
  expect(parseTossWebhook(body)).toEqual({ kind: "deposit", ...rest });
});

test.each([
  [null],
  ["text"],
  [[]],
  [{}],
  [{ eventType: "BILLING_DELETED", data: { billingKey: "b", reason: "r" } }],
  [{ eventType: "PAYMENT_STATUS_CHANGED" }],
  [{ eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: 1, orderId: "o" } }],
  [{ eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "k".repeat(301), orderId: "o" } }],
  [{ orderId: "order-1", status: "DONE", transactionKey: "T1" }],
])("parseTossWebhook: %j is unknown", (body) => {
  expect(parseTossWebhook(body)).toEqual({ kind: "unknown" });
});
