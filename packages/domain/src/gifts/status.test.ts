import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_ITEM_PRODUCT_STATUSES } from "../orders/status.ts";
import {
  canGiftMove,
  GIFT_STATUSES,
  GIFT_TRANSITIONS,
  giftStatusOf,
  INITIAL_GIFT_STATUS,
  TERMINAL_GIFT_STATUSES,
} from "./status.ts";

test("GIFT_TRANSITIONS: every transition leads to another status and is listed once", () => {
  for (const [from, exits] of Object.entries(GIFT_TRANSITIONS)) {
    expect(exits).not.toContain(from);
    expect(new Set(exits).size).toBe(exits.length);
  }
});

test("GIFT_TRANSITIONS: every status is reachable, and exactly the terminal ones have no exit", () => {
  const reached = new Set([INITIAL_GIFT_STATUS]);
  for (const status of reached) for (const next of GIFT_TRANSITIONS[status]) reached.add(next);
  expect([...reached].toSorted()).toEqual([...GIFT_STATUSES].toSorted());
  const ends = GIFT_STATUSES.filter((status) => GIFT_TRANSITIONS[status].length === 0);
  expect(ends.toSorted()).toEqual([...TERMINAL_GIFT_STATUSES].toSorted());
});

test("canGiftMove: only a gift without an address can expire, and only one not yet packed can be declined", () => {
  expect(GIFT_STATUSES.filter((from) => canGiftMove(from, "expired"))).toEqual(["unused"]);
  expect(GIFT_STATUSES.filter((from) => canGiftMove(from, "declined"))).toEqual([
    "unused",
    "address_entered",
  ]);
});

test.each([
  [["paid"], "address_entered"],
  [["paid", "delivery_waiting"], "delivery_waiting"],
  [["delivery_delay"], "delivery_waiting"],
  [["delivery_waiting", "delivering"], "delivering"],
  [["delivery_end", "delivering"], "delivering"],
  [["delivery_end", "complete"], "delivered"],
  [["delivery_end", "stock_out"], "delivered"],
  [["return_request"], "delivered"],
  [["stock_out", "withdraw_complete"], "withdrawn"],
  [["incomplete"], "withdrawn"],
] as const)("giftStatusOf: products %j give %s", (products, status) => {
  expect(giftStatusOf({ status: "address_entered", hasAddress: true }, products)).toBe(status);
});

test("giftStatusOf: a request to cancel keeps the status, and a delivering gift does not go back", () => {
  const packed = { status: "delivery_waiting", hasAddress: true } as const;
  expect(giftStatusOf(packed, ["withdraw_request"])).toBe("delivery_waiting");
  expect(giftStatusOf({ ...packed, status: "delivering" }, ["return_complete", "paid"])).toBe("delivering");
});

test("giftStatusOf: a terminal status is kept for any product statuses", () => {
  const any = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...TERMINAL_GIFT_STATUSES), any, (status, products) => {
      expect(giftStatusOf({ status, hasAddress: true }, products)).toBe(status);
    }),
  );
});
