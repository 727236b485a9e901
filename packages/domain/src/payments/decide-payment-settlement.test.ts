import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { ABORTED, CANCELED, DONE, EXPIRY, facts, WAITING } from "../testing/settle-payment-fact-samples.ts";
import { decidePaymentSettlement } from "./decide-payment-settlement.ts";

test("settle: the exact amount for a waiting order is marked paid", () => {
  expect(decidePaymentSettlement(facts({ provider: DONE }))).toBe("mark-paid");
  expect(decidePaymentSettlement(facts({ provider: DONE, order: "bank_transfer_waiting" }))).toBe(
    "mark-paid",
  );
  expect(decidePaymentSettlement(facts({ provider: DONE, order: "pre_ordering" }))).toBe("mark-paid");
});

test("settle: a late payment is marked paid while stock is held, otherwise cancelled", () => {
  expect(decidePaymentSettlement(facts({ provider: DONE, now: EXPIRY }))).toBe("mark-paid");
  expect(decidePaymentSettlement(facts({ provider: DONE, now: EXPIRY, reservation: "released" }))).toBe(
    "cancel-at-provider",
  );
});

test("settle: settling again after payment gives nothing", () => {
  const settled = facts({ provider: DONE, order: "paid", payment: "paid", reservation: "committed" });
  expect(decidePaymentSettlement(settled)).toBe("nothing");
});

test("settle: an amount 1원 too small or too large is cancelled", () => {
  const short = { ...DONE, totalAmount: 22899, balanceAmount: 22899 };
  const over = { ...DONE, totalAmount: 22901, balanceAmount: 22901 };
  expect(decidePaymentSettlement(facts({ provider: short }))).toBe("cancel-at-provider");
  expect(decidePaymentSettlement(facts({ provider: over }))).toBe("cancel-at-provider");
});

test("settle: a payment partly cancelled before it was recorded is cancelled entirely", () => {
  const partly = { status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 10000 } as const;
  expect(decidePaymentSettlement(facts({ provider: partly }))).toBe("cancel-at-provider");
});

test("settle: an order still paid for by points is not closed when all its money was refunded", () => {
  const paid = { provider: CANCELED, order: "paid", payment: "paid", reservation: "committed" } as const;
  expect(decidePaymentSettlement(facts({ ...paid, givenBack: 22900 }))).toBe("nothing");
  expect(decidePaymentSettlement(facts({ ...paid, givenBack: 22899 }))).toBe("release");
});

test("settle: a partial cancel of a recorded order gives nothing", () => {
  const partly = { status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 10000 } as const;
  const recorded = facts({
    provider: partly,
    order: "delivering",
    payment: "paid",
    reservation: "committed",
  });
  expect(decidePaymentSettlement(recorded)).toBe("nothing");
});

test.each(["withdraw_complete", "stock_out", "incomplete"] as const)(
  "settle: money captured for an order in %s is cancelled, for any payment status",
  (order) => {
    expect(decidePaymentSettlement(facts({ provider: DONE, order }))).toBe("cancel-at-provider");
    expect(decidePaymentSettlement(facts({ provider: DONE, order, payment: "paid" }))).toBe(
      "cancel-at-provider",
    );
    expect(decidePaymentSettlement(facts({ provider: DONE, order, payment: "withdraw" }))).toBe(
      "cancel-at-provider",
    );
  },
);

test("settle: money captured during a cancel request is cancelled", () => {
  expect(decidePaymentSettlement(facts({ provider: DONE, order: "withdraw_request" }))).toBe(
    "cancel-at-provider",
  );
});

test("settle: a cancel request of a paid order gives nothing", () => {
  const asked = facts({
    provider: DONE,
    order: "withdraw_request",
    payment: "paid",
    reservation: "committed",
  });
  expect(decidePaymentSettlement(asked)).toBe("nothing");
});

test("settle: an issued account gives await-deposit, then keep-waiting", () => {
  expect(decidePaymentSettlement(facts({ provider: WAITING }))).toBe("await-deposit");
  expect(decidePaymentSettlement(facts({ provider: WAITING, order: "bank_transfer_waiting" }))).toBe(
    "keep-waiting",
  );
});

test("settle: an account of an order that is over is closed before a deposit can come", () => {
  expect(
    decidePaymentSettlement(facts({ provider: WAITING, order: "bank_transfer_waiting", now: EXPIRY })),
  ).toBe("cancel-at-provider");
  expect(decidePaymentSettlement(facts({ provider: WAITING, order: "withdraw_complete" }))).toBe(
    "cancel-at-provider",
  );
  expect(decidePaymentSettlement(facts({ provider: WAITING, reservation: "released" }))).toBe(
    "cancel-at-provider",
  );
  expect(decidePaymentSettlement(facts({ provider: { ...WAITING, totalAmount: 1, balanceAmount: 1 } }))).toBe(
    "cancel-at-provider",
  );
});

test("settle: a reversed deposit gives await-deposit, also after the first due date", () => {
  const reversed = facts({ provider: WAITING, order: "paid", payment: "paid", reservation: "committed" });
  expect(decidePaymentSettlement({ ...reversed, now: "2026-12-01T00:00:00+09:00" })).toBe("await-deposit");
});

test("settle: a reversal after a partial cancel gives cancel-at-provider, because the account takes only the whole amount", () => {
  const reversed = { provider: WAITING, order: "paid", payment: "paid", reservation: "committed" } as const;
  expect(decidePaymentSettlement(facts({ ...reversed, givenBack: 9000 }))).toBe("cancel-at-provider");
});

test("settle: a reversal before dispatch gives await-deposit, after dispatch alert-only", () => {
  const reversed = { provider: WAITING, payment: "paid", reservation: "committed" } as const;
  expect(decidePaymentSettlement(facts({ ...reversed, order: "delivery_waiting" }))).toBe("await-deposit");
  expect(decidePaymentSettlement(facts({ ...reversed, order: "delivering" }))).toBe("alert-only");
  expect(decidePaymentSettlement(facts({ ...reversed, order: "paid", isDispatched: true }))).toBe(
    "alert-only",
  );
});

test.each([null, { ...DONE, status: "READY" }, { ...DONE, status: "IN_PROGRESS" }] as const)(
  "settle: with provider %j the order waits until it expires, then is released",
  (provider) => {
    expect(decidePaymentSettlement(facts({ provider }))).toBe("keep-waiting");
    expect(decidePaymentSettlement(facts({ provider, now: EXPIRY }))).toBe("release");
    expect(
      decidePaymentSettlement(facts({ provider, now: EXPIRY, order: "incomplete", reservation: "released" })),
    ).toBe("nothing");
  },
);

test("settle: a definite failure gives release", () => {
  expect(decidePaymentSettlement(facts({ provider: ABORTED }))).toBe("release");
  expect(decidePaymentSettlement(facts({ provider: CANCELED }))).toBe("release");
});

test("settle: a cancel at the provider that was not recorded gives release", () => {
  const unrecorded = facts({ provider: CANCELED, order: "paid", payment: "paid", reservation: "committed" });
  expect(decidePaymentSettlement(unrecorded)).toBe("release");
});

test("settle: a cancel after dispatch gives nothing, because stock does not come back", () => {
  const returned = facts({
    provider: CANCELED,
    order: "delivery_end",
    payment: "paid",
    reservation: "committed",
  });
  expect(decidePaymentSettlement(returned)).toBe("nothing");
});

test("settle: an order paid entirely with points gives nothing", () => {
  const points = facts({ order: "paid", payment: "paid", reservation: "committed" });
  expect(
    decidePaymentSettlement({ ...points, order: { status: "paid", price: won(0), isDispatched: false } }),
  ).toBe("nothing");
});

test("settle: a paid order is never released because the provider was not asked or has not begun", () => {
  const ready = { ...DONE, status: "READY" } as const;
  expect(decidePaymentSettlement(facts({ order: "paid", payment: "paid" }))).toBe("nothing");
  expect(
    decidePaymentSettlement(facts({ order: "paid", payment: "paid", provider: ready, now: EXPIRY })),
  ).toBe("nothing");
});

test("settle: a closed order that still holds stock gives release", () => {
  expect(decidePaymentSettlement(facts({ order: "incomplete" }))).toBe("release");
  expect(
    decidePaymentSettlement(facts({ order: "withdraw_complete", payment: "withdraw", provider: CANCELED })),
  ).toBe("release");
});
