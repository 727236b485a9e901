import fc from "fast-check";
import { expect, test } from "vitest";
import { OPERATOR_TRANSITIONS, type OperatorMove, planOperatorMove } from "./plan-operator-move.ts";
import { canMove, canOrderMove, ORDER_ITEM_PRODUCT_STATUSES, orderStatusOf } from "./status.ts";

const MOVES = Object.keys(OPERATOR_TRANSITIONS) as OperatorMove[];
const AFTER_PAYMENT = ORDER_ITEM_PRODUCT_STATUSES.filter(
  (status) => !["unknown", "request", "bank_transfer_waiting", "incomplete"].includes(status),
);

test.each(MOVES)("OPERATOR_TRANSITIONS: %s follows the transitions of products", (move) => {
  const { from, to } = OPERATOR_TRANSITIONS[move];
  expect(from.filter((state) => !canMove(state, to))).toEqual([]);
});

test("planOperatorMove: a product with a request to cancel cannot be moved", () => {
  for (const move of MOVES) {
    expect(planOperatorMove(move, [{ id: 1, status: "withdraw_request" }], null).ok).toBe(false);
    expect(planOperatorMove(move, [{ id: 1, status: "withdraw_request" }], [1]).ok).toBe(false);
  }
});

test("planOperatorMove: a product out of reach never moves, and counts for the status of the order", () => {
  const products = [
    { id: 1, status: "paid" as const },
    { id: 2, status: "paid" as const, isOutOfReach: true },
  ];
  expect(planOperatorMove("accept", products, null)).toEqual({
    ok: true,
    value: { moves: [{ id: 1, to: "delivery_waiting" }], orderStatus: "paid" },
  });
  expect(planOperatorMove("accept", products, [1, 2]).ok).toBe(false);
  expect(planOperatorMove("accept", products, [2]).ok).toBe(false);
});

test("planOperatorMove: without named products all movable ones move and the others stay", () => {
  const products = [
    { id: 1, status: "paid" as const },
    { id: 2, status: "delivering" as const },
    { id: 3, status: "delivery_delay" as const },
  ];
  expect(planOperatorMove("accept", products, null)).toEqual({
    ok: true,
    value: {
      moves: [
        { id: 1, to: "delivery_waiting" },
        { id: 3, to: "delivery_waiting" },
      ],
      orderStatus: "delivery_waiting",
    },
  });
});

test("planOperatorMove: named products move together or not at all", () => {
  const products = [
    { id: 1, status: "paid" as const },
    { id: 2, status: "delivering" as const },
  ];
  expect(planOperatorMove("accept", products, [1, 2]).ok).toBe(false);
  expect(planOperatorMove("accept", products, [1, 99]).ok).toBe(false);
  expect(planOperatorMove("accept", products, []).ok).toBe(false);
  expect(planOperatorMove("accept", products, [1, 1]).ok).toBe(true);
});

test("planOperatorMove: the order follows its products along its own transitions", () => {
  const statuses = fc.array(fc.constantFrom(...AFTER_PAYMENT), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...MOVES), statuses, fc.nat(63), (move, list, mask) => {
      const products = list.map((status, index) => ({ id: index + 1, status }));
      const named = products.filter((_, index) => mask & (1 << index)).map(({ id }) => id);
      const planned = planOperatorMove(move, products, mask === 0 ? null : named);
      if (!planned.ok) return;
      const before = orderStatusOf(list);
      const { orderStatus } = planned.value;
      expect(before === orderStatus || canOrderMove(before, orderStatus)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
