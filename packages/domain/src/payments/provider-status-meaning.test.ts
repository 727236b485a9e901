import { expect, test } from "vitest";
import { ORDER_STATUSES } from "../orders/status.ts";
import { PROVIDER_STATUSES, type ProviderStatus, providerStatusMeaning } from "./provider-status-meaning.ts";
import { canPaymentMove, PAYMENT_STATUSES } from "./status.ts";

function meaning(status: ProviderStatus, balanceAmount = 22900) {
  return providerStatusMeaning({ status, balanceAmount, known: "waiting" });
}

test.each(["READY", "IN_PROGRESS"] as const)("providerMeaning: %s needs no action", (status) => {
  expect(meaning(status)).toEqual({ paymentStatus: "waiting", orderStatus: "request", action: "none" });
});

test("providerMeaning: WAITING_FOR_DEPOSIT of an unpaid payment awaits the deposit", () => {
  expect(meaning("WAITING_FOR_DEPOSIT")).toEqual({
    paymentStatus: "waiting",
    orderStatus: "bank_transfer_waiting",
    action: "await-deposit",
  });
});

test("providerMeaning: WAITING_FOR_DEPOSIT of a paid payment is a reversed deposit", () => {
  const reversed = providerStatusMeaning({
    status: "WAITING_FOR_DEPOSIT",
    balanceAmount: 22900,
    known: "paid",
  });
  expect(reversed).toEqual({
    paymentStatus: "waiting",
    orderStatus: "bank_transfer_waiting",
    action: "alert-reversal",
  });
});

test("providerMeaning: DONE is paid", () => {
  expect(meaning("DONE")).toEqual({ paymentStatus: "paid", orderStatus: "paid", action: "record-paid" });
});

test("providerMeaning: a partial cancel stays paid and leaves the order's status to its products", () => {
  expect(meaning("PARTIAL_CANCELED", 10000)).toEqual({
    paymentStatus: "paid",
    orderStatus: null,
    action: "record-partial-cancel",
  });
});

test.each(["CANCELED", "PARTIAL_CANCELED", "DONE"] as const)(
  "providerMeaning: %s without a balance is cancelled",
  (status) => {
    expect(meaning(status, 0)).toEqual({
      paymentStatus: "withdraw",
      orderStatus: "withdraw_complete",
      action: "record-cancel",
    });
  },
);

test.each(["ABORTED", "EXPIRED"] as const)("providerMeaning: %s releases the reservation", (status) => {
  expect(meaning(status)).toEqual({ paymentStatus: "waiting", orderStatus: "incomplete", action: "release" });
});

test("providerMeaning: every provider status maps to existing statuses", () => {
  const meanings = PROVIDER_STATUSES.flatMap((status) => [meaning(status), meaning(status, 0)]);
  for (const { paymentStatus, orderStatus } of meanings) {
    expect(PAYMENT_STATUSES).toContain(paymentStatus);
    expect([null, ...ORDER_STATUSES]).toContain(orderStatus);
    expect(paymentStatus === "waiting" || canPaymentMove("waiting", paymentStatus)).toBe(true);
  }
});
