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

test("no arrow is dead: it leads to another state, and is drawn once", () => {
  for (const [from, exits] of Object.entries(GIFT_TRANSITIONS)) {
    expect(exits).not.toContain(from);
    expect(new Set(exits).size).toBe(exits.length);
  }
});

test("every state can be reached, and only the ends have no way on", () => {
  const reached = new Set([INITIAL_GIFT_STATUS]);
  for (const status of reached) for (const next of GIFT_TRANSITIONS[status]) reached.add(next);
  expect([...reached].toSorted()).toEqual([...GIFT_STATUSES].toSorted());
  const ends = GIFT_STATUSES.filter((status) => GIFT_TRANSITIONS[status].length === 0);
  expect(ends.toSorted()).toEqual([...TERMINAL_GIFT_STATUSES].toSorted());
});

test("only who has entered no address can run out of time, and only before packing can it be declined", () => {
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
] as const)("with products %j it is %s", (products, status) => {
  expect(giftStatusOf({ status: "address_entered", hasAddress: true }, products)).toBe(status);
});

test("a request to cancel changes nothing, and what is on its way does not turn back", () => {
  const packed = { status: "delivery_waiting", hasAddress: true } as const;
  expect(giftStatusOf(packed, ["withdraw_request"])).toBe("delivery_waiting");
  expect(giftStatusOf({ ...packed, status: "delivering" }, ["return_complete", "paid"])).toBe("delivering");
});

test("whatever happens to the products, a gift that is over stays over", () => {
  const any = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.constantFrom(...TERMINAL_GIFT_STATUSES), any, (status, products) => {
      expect(giftStatusOf({ status, hasAddress: true }, products)).toBe(status);
    }),
  );
});
