import { expect, test } from "vitest";
import { ORDER_STATUSES } from "../orders/status.ts";
import { PROVIDER_STATUSES, type ProviderStatus, providerMeaning } from "./provider-mapping.ts";
import { canPaymentMove, PAYMENT_STATUSES } from "./status.ts";

function meaning(status: ProviderStatus, balanceAmount = 22900) {
  return providerMeaning({ status, balanceAmount, known: "waiting" });
}

test.each(["READY", "IN_PROGRESS"] as const)("%s has not begun: nothing to do", (status) => {
  expect(meaning(status)).toEqual({ paymentStatus: "waiting", orderStatus: "request", action: "none" });
});

test("an issued account waits for its deposit", () => {
  expect(meaning("WAITING_FOR_DEPOSIT")).toEqual({
    paymentStatus: "waiting",
    orderStatus: "bank_transfer_waiting",
    action: "await-deposit",
  });
});

test("an account that waits again after it was paid is a reversed deposit", () => {
  const reversed = providerMeaning({ status: "WAITING_FOR_DEPOSIT", balanceAmount: 22900, known: "paid" });
  expect(reversed).toEqual({
    paymentStatus: "waiting",
    orderStatus: "bank_transfer_waiting",
    action: "alert-reversal",
  });
});

test("DONE is paid", () => {
  expect(meaning("DONE")).toEqual({ paymentStatus: "paid", orderStatus: "paid", action: "record-paid" });
});

test("a partial cancel stays paid and leaves the order to its products", () => {
  expect(meaning("PARTIAL_CANCELED", 10000)).toEqual({
    paymentStatus: "paid",
    orderStatus: null,
    action: "record-partial-cancel",
  });
});

test.each(["CANCELED", "PARTIAL_CANCELED", "DONE"] as const)("%s without balance is cancelled", (status) => {
  expect(meaning(status, 0)).toEqual({
    paymentStatus: "withdraw",
    orderStatus: "withdraw_complete",
    action: "record-cancel",
  });
});

test.each(["ABORTED", "EXPIRED"] as const)("%s releases what was reserved", (status) => {
  expect(meaning(status)).toEqual({ paymentStatus: "waiting", orderStatus: "incomplete", action: "release" });
});

test("every state of the provider means states that exist here", () => {
  const meanings = PROVIDER_STATUSES.flatMap((status) => [meaning(status), meaning(status, 0)]);
  for (const { paymentStatus, orderStatus } of meanings) {
    expect(PAYMENT_STATUSES).toContain(paymentStatus);
    expect([null, ...ORDER_STATUSES]).toContain(orderStatus);
    expect(paymentStatus === "waiting" || canPaymentMove("waiting", paymentStatus)).toBe(true);
  }
});
