import { expect, test } from "vitest";
import { ORDER_PRODUCT_STEPS_BACK, orderAfterUndo, UNDOABLE_MOVES } from "./operator-undo-transitions.ts";
import { OPERATOR_TRANSITIONS, type ProductState, planOperatorMove } from "./plan-operator-move.ts";
import { canMove, type OrderItemProductStatus, orderStatusOf } from "./status.ts";

test("ORDER_PRODUCT_STEPS_BACK: every start of an undoable move is reached again, and nothing else is", () => {
  const back = new Set<string>();
  for (const move of UNDOABLE_MOVES) {
    const { from, to } = OPERATOR_TRANSITIONS[move];
    for (const start of from) back.add(`${to} ${start}`);
  }
  const listed = Object.entries(ORDER_PRODUCT_STEPS_BACK).flatMap(([from, tos]) =>
    tos.map((to) => `${from} ${to}`),
  );
  expect(new Set(listed)).toEqual(back);
});

test("ORDER_PRODUCT_STEPS_BACK: a step back that the order itself never takes stays an operator's", () => {
  expect(canMove("delivery_waiting", "paid")).toBe(false);
  expect(canMove("delivering", "delivery_waiting")).toBe(false);
});

const OTHERS: readonly OrderItemProductStatus[] = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
  "complete",
  "withdraw_request",
  "withdraw_partially",
  "withdraw_complete",
  "stock_out",
  "return_complete",
];

test.each(UNDOABLE_MOVES)(
  "orderAfterUndo: %s and back is the status before, whatever else is ordered",
  (move) => {
    for (const status of OPERATOR_TRANSITIONS[move].from)
      for (const other of OTHERS) {
        const products: ProductState[] = [
          { id: 1, status },
          { id: 2, status: other },
        ];
        const planned = planOperatorMove(move, products, [1]);
        if (!planned.ok) throw new Error(planned.code);
        const moved = products.map((product) => ({
          ...product,
          status: planned.value.moves.find(({ id }) => id === product.id)?.to ?? product.status,
        }));
        expect(orderAfterUndo(moved, [{ id: 1, to: status }])).toBe(orderStatusOf([status, other]));
      }
  },
);

test("orderAfterUndo: a step outside the table is a bug", () => {
  expect(() => orderAfterUndo([{ id: 1, status: "delivery_end" }], [{ id: 1, to: "delivering" }])).toThrow(
    RangeError,
  );
});
