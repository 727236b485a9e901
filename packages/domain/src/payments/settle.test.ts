import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { ABORTED, CANCELED, DONE, EXPIRY, facts, WAITING } from "../testing/settle-facts.ts";
import { settle } from "./settle.ts";

test("the right amount for a waiting order is paid", () => {
  expect(settle(facts({ provider: DONE }))).toBe("mark-paid");
  expect(settle(facts({ provider: DONE, order: "bank_transfer_waiting" }))).toBe("mark-paid");
  expect(settle(facts({ provider: DONE, order: "pre_ordering" }))).toBe("mark-paid");
});

test("money that came late is honoured while stock is held, and cancelled once it is not", () => {
  expect(settle(facts({ provider: DONE, now: EXPIRY }))).toBe("mark-paid");
  expect(settle(facts({ provider: DONE, now: EXPIRY, reservation: "released" }))).toBe("cancel-at-provider");
});

test("settling again what is settled does nothing", () => {
  const settled = facts({ provider: DONE, order: "paid", payment: "paid", reservation: "committed" });
  expect(settle(settled)).toBe("nothing");
});

test("a wrong amount is cancelled, one won too little or too much", () => {
  const short = { ...DONE, totalAmount: 22899, balanceAmount: 22899 };
  const over = { ...DONE, totalAmount: 22901, balanceAmount: 22901 };
  expect(settle(facts({ provider: short }))).toBe("cancel-at-provider");
  expect(settle(facts({ provider: over }))).toBe("cancel-at-provider");
});

test("a payment partly cancelled before it was recorded is cancelled wholly", () => {
  const partly = { status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 10000 } as const;
  expect(settle(facts({ provider: partly }))).toBe("cancel-at-provider");
});

test("what points still pay for is not closed because its money was paid back", () => {
  const paid = { provider: CANCELED, order: "paid", payment: "paid", reservation: "committed" } as const;
  expect(settle(facts({ ...paid, givenBack: 22900 }))).toBe("nothing");
  expect(settle(facts({ ...paid, givenBack: 22899 }))).toBe("release");
});

test("a partial cancel of a recorded order is in order", () => {
  const partly = { status: "PARTIAL_CANCELED", totalAmount: 22900, balanceAmount: 10000 } as const;
  const recorded = facts({
    provider: partly,
    order: "delivering",
    payment: "paid",
    reservation: "committed",
  });
  expect(settle(recorded)).toBe("nothing");
});

test.each(["withdraw_complete", "stock_out", "incomplete"] as const)(
  "money captured for an order in %s goes back, whatever the payment says",
  (order) => {
    expect(settle(facts({ provider: DONE, order }))).toBe("cancel-at-provider");
    expect(settle(facts({ provider: DONE, order, payment: "paid" }))).toBe("cancel-at-provider");
    expect(settle(facts({ provider: DONE, order, payment: "withdraw" }))).toBe("cancel-at-provider");
  },
);

test("money captured while the buyer was cancelling goes back", () => {
  expect(settle(facts({ provider: DONE, order: "withdraw_request" }))).toBe("cancel-at-provider");
});

test("a request to cancel what is paid is not answered here", () => {
  const asked = facts({
    provider: DONE,
    order: "withdraw_request",
    payment: "paid",
    reservation: "committed",
  });
  expect(settle(asked)).toBe("nothing");
});

test("an issued account is awaited, then kept waiting for", () => {
  expect(settle(facts({ provider: WAITING }))).toBe("await-deposit");
  expect(settle(facts({ provider: WAITING, order: "bank_transfer_waiting" }))).toBe("keep-waiting");
});

test("an account of an order that is over is closed before a deposit can come", () => {
  expect(settle(facts({ provider: WAITING, order: "bank_transfer_waiting", now: EXPIRY }))).toBe(
    "cancel-at-provider",
  );
  expect(settle(facts({ provider: WAITING, order: "withdraw_complete" }))).toBe("cancel-at-provider");
  expect(settle(facts({ provider: WAITING, reservation: "released" }))).toBe("cancel-at-provider");
  expect(settle(facts({ provider: { ...WAITING, totalAmount: 1, balanceAmount: 1 } }))).toBe(
    "cancel-at-provider",
  );
});

test("a reversed deposit is awaited again, also after the first due date", () => {
  const reversed = facts({ provider: WAITING, order: "paid", payment: "paid", reservation: "committed" });
  expect(settle({ ...reversed, now: "2026-12-01T00:00:00+09:00" })).toBe("await-deposit");
});

test("a reversal after a partial cancel ends the order: nobody pays again what was given back", () => {
  const reversed = { provider: WAITING, order: "paid", payment: "paid", reservation: "committed" } as const;
  expect(settle(facts({ ...reversed, givenBack: 9000 }))).toBe("cancel-at-provider");
});

test("a reversal stops what waits to be sent, and only alerts about what is on its way", () => {
  const reversed = { provider: WAITING, payment: "paid", reservation: "committed" } as const;
  expect(settle(facts({ ...reversed, order: "delivery_waiting" }))).toBe("await-deposit");
  expect(settle(facts({ ...reversed, order: "delivering" }))).toBe("alert-only");
  expect(settle(facts({ ...reversed, order: "paid", isDispatched: true }))).toBe("alert-only");
});

test.each([null, { ...DONE, status: "READY" }, { ...DONE, status: "IN_PROGRESS" }] as const)(
  "with %j the order waits until its time is over, then lets go",
  (provider) => {
    expect(settle(facts({ provider }))).toBe("keep-waiting");
    expect(settle(facts({ provider, now: EXPIRY }))).toBe("release");
    expect(settle(facts({ provider, now: EXPIRY, order: "incomplete", reservation: "released" }))).toBe(
      "nothing",
    );
  },
);

test("a definite failure lets go at once", () => {
  expect(settle(facts({ provider: ABORTED }))).toBe("release");
  expect(settle(facts({ provider: CANCELED }))).toBe("release");
});

test("a cancel at the provider that was not recorded here is recorded", () => {
  const unrecorded = facts({ provider: CANCELED, order: "paid", payment: "paid", reservation: "committed" });
  expect(settle(unrecorded)).toBe("release");
});

test("a cancel after dispatch brings no stock back", () => {
  const returned = facts({
    provider: CANCELED,
    order: "delivery_end",
    payment: "paid",
    reservation: "committed",
  });
  expect(settle(returned)).toBe("nothing");
});

test("an order paid wholly with points never asks the provider", () => {
  const points = facts({ order: "paid", payment: "paid", reservation: "committed" });
  expect(settle({ ...points, order: { status: "paid", price: won(0), isDispatched: false } })).toBe(
    "nothing",
  );
});

test("a paid order never lets go because the provider was not asked or has not begun", () => {
  const ready = { ...DONE, status: "READY" } as const;
  expect(settle(facts({ order: "paid", payment: "paid" }))).toBe("nothing");
  expect(settle(facts({ order: "paid", payment: "paid", provider: ready, now: EXPIRY }))).toBe("nothing");
});

test("a closed order that still holds stock lets go", () => {
  expect(settle(facts({ order: "incomplete" }))).toBe("release");
  expect(settle(facts({ order: "withdraw_complete", payment: "withdraw", provider: CANCELED }))).toBe(
    "release",
  );
});
