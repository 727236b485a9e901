import { expect, test } from "vitest";
import { canPaymentMove, PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from "./status.ts";

test("the words of the wire are kept to the letter", () => {
  expect(PAYMENT_STATUSES.join(" ")).toBe("waiting paid withdraw");
});

test("money that went back is never paid again", () => {
  expect(PAYMENT_TRANSITIONS.withdraw).toEqual([]);
  expect(canPaymentMove("withdraw", "paid")).toBe(false);
});

test("a payment is paid, withdrawn, or waits again when a deposit is reversed", () => {
  expect(canPaymentMove("waiting", "paid")).toBe(true);
  expect(canPaymentMove("waiting", "withdraw")).toBe(true);
  expect(canPaymentMove("paid", "withdraw")).toBe(true);
  expect(canPaymentMove("paid", "waiting")).toBe(true);
});

test("no arrow leads to its own state, and every state is reached from waiting", () => {
  const loops = PAYMENT_STATUSES.filter((status) => canPaymentMove(status, status));
  const reached = new Set(["waiting", ...PAYMENT_TRANSITIONS.waiting]);
  expect(loops).toEqual([]);
  expect(reached).toEqual(new Set(PAYMENT_STATUSES));
});
