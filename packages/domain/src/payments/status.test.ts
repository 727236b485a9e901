import { expect, test } from "vitest";
import { canPaymentMove, PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from "./status.ts";

test("PAYMENT_STATUSES: the wire words keep their exact spelling", () => {
  expect(PAYMENT_STATUSES.join(" ")).toBe("waiting paid withdraw");
});

test("canPaymentMove: a withdrawn payment never becomes paid", () => {
  expect(PAYMENT_TRANSITIONS.withdraw).toEqual([]);
  expect(canPaymentMove("withdraw", "paid")).toBe(false);
});

test("canPaymentMove: waiting and paid can be withdrawn, and paid waits again after a reversal", () => {
  expect(canPaymentMove("waiting", "paid")).toBe(true);
  expect(canPaymentMove("waiting", "withdraw")).toBe(true);
  expect(canPaymentMove("paid", "withdraw")).toBe(true);
  expect(canPaymentMove("paid", "waiting")).toBe(true);
});

test("PAYMENT_TRANSITIONS: no transition leads to its own status, and every status is reachable from waiting", () => {
  const loops = PAYMENT_STATUSES.filter((status) => canPaymentMove(status, status));
  const reached = new Set(["waiting", ...PAYMENT_TRANSITIONS.waiting]);
  expect(loops).toEqual([]);
  expect(reached).toEqual(new Set(PAYMENT_STATUSES));
});
