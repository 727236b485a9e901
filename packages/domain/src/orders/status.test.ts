import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canMove,
  canOrderMove,
  INITIAL_ORDER_PRODUCT_STATUSES,
  ORDER_ITEM_PRODUCT_STATUSES,
  ORDER_PRODUCT_TRANSITIONS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderItemProductStatus,
  type OrderStatus,
  orderStatusOf,
  TERMINAL_ORDER_PRODUCT_STATUSES,
} from "./status.ts";

test("statuses: the wire words keep their exact spelling", () => {
  expect(ORDER_ITEM_PRODUCT_STATUSES.join(", ")).toBe(
    "request, stock_out, withdraw_request, withdraw_partially, withdraw_complete, replace_request, " +
      "replace_complete, return_request, return_complete, bank_transfer_waiting, paid, delivery_waiting, " +
      "delivery_delay, delivering, delivery_end, incomplete, complete, unknown",
  );
  expect(ORDER_STATUSES.join(", ")).toBe(
    "pre_ordering, request, stock_out, withdraw_request, withdraw_complete, bank_transfer_waiting, paid, " +
      "delivery_waiting, delivery_delay, delivering, delivery_end, incomplete, complete, unknown",
  );
});

test("INITIAL_ORDER_PRODUCT_STATUSES: unknown, request and paid", () => {
  expect(INITIAL_ORDER_PRODUCT_STATUSES).toEqual(["unknown", "request", "paid"]);
});

test("ORDER_PRODUCT_TRANSITIONS: every transition leads to another status and is listed once", () => {
  for (const [from, exits] of Object.entries(ORDER_PRODUCT_TRANSITIONS)) {
    expect(exits).not.toContain(from);
    expect(new Set(exits).size).toBe(exits.length);
  }
});

test("ORDER_PRODUCT_TRANSITIONS: every status is reachable from the initial ones", () => {
  const reached = reachable(INITIAL_ORDER_PRODUCT_STATUSES, (status) => ORDER_PRODUCT_TRANSITIONS[status]);
  expect([...reached].toSorted()).toEqual([...ORDER_ITEM_PRODUCT_STATUSES].toSorted());
});

test("ORDER_TRANSITIONS: every status is reachable from pre_ordering or unknown", () => {
  const born: OrderStatus[] = ["pre_ordering", "unknown"];
  const reached = reachable(born, (status) => ORDER_TRANSITIONS[status]);
  expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});

test("ORDER_PRODUCT_TRANSITIONS: exactly the terminal statuses have no exits", () => {
  const stuck = ORDER_ITEM_PRODUCT_STATUSES.filter(
    (status) => ORDER_PRODUCT_TRANSITIONS[status].length === 0,
  );
  expect(stuck.toSorted()).toEqual([...TERMINAL_ORDER_PRODUCT_STATUSES].toSorted());
});

test("ORDER_TRANSITIONS: exactly the closed statuses have no exits", () => {
  const stuck = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length === 0);
  expect(stuck.toSorted()).toEqual(["complete", "incomplete", "stock_out", "withdraw_complete"]);
});

test("ORDER_PRODUCT_TRANSITIONS: a terminal status is reachable from every status", () => {
  for (const status of ORDER_ITEM_PRODUCT_STATUSES) {
    const ahead = reachable([status], (from) => ORDER_PRODUCT_TRANSITIONS[from]);
    expect(TERMINAL_ORDER_PRODUCT_STATUSES.some((end) => ahead.has(end))).toBe(true);
  }
});

test("canMove: a paid product can go all the way to complete", () => {
  expect(canMove("paid", "delivery_waiting")).toBe(true);
  expect(canMove("delivery_waiting", "delivering")).toBe(true);
  expect(canMove("delivering", "delivery_end")).toBe(true);
  expect(canMove("delivery_end", "complete")).toBe(true);
});

test("canMove: a delivering product cannot be cancelled, only returned", () => {
  expect(canMove("delivering", "withdraw_request")).toBe(false);
  expect(canMove("delivering", "withdraw_complete")).toBe(false);
  expect(canMove("delivering", "return_request")).toBe(true);
});

test("canMove: a denied cancel request goes back to its previous status", () => {
  expect(canMove("withdraw_request", "delivery_waiting")).toBe(true);
  expect(canMove("withdraw_request", "delivering")).toBe(true);
});

test("canMove: an unpaid product cannot be shipped", () => {
  const unpaid: OrderItemProductStatus[] = ["unknown", "request", "bank_transfer_waiting"];
  const shipped: OrderItemProductStatus[] = [
    "delivery_waiting",
    "delivery_delay",
    "delivering",
    "delivery_end",
  ];
  const shortcuts = unpaid.flatMap((from) => shipped.filter((to) => canMove(from, to)));
  expect(shortcuts).toEqual([]);
});

test("canMove, canOrderMove: a paid order goes back to bank_transfer_waiting when the deposit is reversed", () => {
  expect(canMove("paid", "bank_transfer_waiting")).toBe(true);
  expect(canOrderMove("paid", "bank_transfer_waiting")).toBe(true);
});

test("canMove, canOrderMove: a cancelled order cannot become paid", () => {
  expect(canMove("withdraw_complete", "paid")).toBe(false);
  expect(canOrderMove("withdraw_complete", "paid")).toBe(false);
});

test.each<[OrderItemProductStatus[], OrderStatus]>([
  [["paid"], "paid"],
  [["paid", "delivering"], "paid"],
  [["delivering", "delivery_end"], "delivering"],
  [["delivery_waiting", "delivery_delay"], "delivery_delay"],
  [["withdraw_complete", "delivery_end"], "delivery_end"],
  [["stock_out", "complete"], "complete"],
  [["delivery_end", "complete"], "delivery_end"],
  [["withdraw_request", "paid"], "paid"],
  [["withdraw_request", "withdraw_complete"], "withdraw_request"],
  [["withdraw_partially"], "paid"],
  [["replace_request", "complete"], "delivery_end"],
  [["replace_complete"], "delivery_end"],
  [["return_request"], "delivery_end"],
  [["return_complete"], "withdraw_complete"],
  [["stock_out", "stock_out"], "stock_out"],
  [["stock_out", "withdraw_complete"], "withdraw_complete"],
  [["incomplete"], "incomplete"],
  [[], "unknown"],
])("orderStatusOf: products %j give %s", (products, status) => {
  expect(orderStatusOf(products)).toBe(status);
});

test("orderStatusOf: a status shared by all products, which orders have too, is the order's status", () => {
  const shared = ORDER_ITEM_PRODUCT_STATUSES.filter((status) =>
    (ORDER_STATUSES as readonly string[]).includes(status),
  );
  expect(shared.map((status) => orderStatusOf([status, status, status]))).toEqual(shared);
});

test("orderStatusOf: the sequence of products does not change the result", () => {
  const products = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { maxLength: 6 });
  fc.assert(
    fc.property(products, (list) => {
      expect(orderStatusOf(list.toReversed())).toBe(orderStatusOf(list));
    }),
  );
});

test("orderStatusOf: the order's status is terminal exactly when every product's is", () => {
  const products = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(products, (list) => {
      const hasEnded = list.every((status) => TERMINAL_ORDER_PRODUCT_STATUSES.includes(status));
      expect(ORDER_TRANSITIONS[orderStatusOf(list)].length === 0).toBe(hasEnded);
    }),
  );
});

test("ORDER_TRANSITIONS: lists exactly the changes that up to three products can cause", () => {
  const brought = new Set<string>();
  const seen = new Set<string>();
  const ahead = [1, 2, 3].flatMap((size) =>
    INITIAL_ORDER_PRODUCT_STATUSES.map((status) => new Array<OrderItemProductStatus>(size).fill(status)),
  );
  for (let products = ahead.pop(); products !== undefined; products = ahead.pop()) {
    const from = orderStatusOf(products);
    for (const moved of stepsOf(products)) {
      const to = orderStatusOf(moved);
      if (to !== from) brought.add(`${from} → ${to}`);
      const key = moved.toSorted().join();
      if (!seen.has(key)) ahead.push(moved);
      seen.add(key);
    }
  }

  const { pre_ordering: _beforeAnyProduct, ...table } = ORDER_TRANSITIONS;
  const drawn = Object.entries(table).flatMap(([from, exits]) => exits.map((to) => `${from} → ${to}`));
  expect([...brought].toSorted()).toEqual(drawn.toSorted());
});

/** Lists the next states of the products: payment changes all of them together, any other transition a single one. */
function stepsOf(products: readonly OrderItemProductStatus[]): OrderItemProductStatus[][] {
  const together = new Set(products).size === 1 ? ORDER_PRODUCT_TRANSITIONS[products[0] ?? "unknown"] : [];
  const alone = products.flatMap((from, index) =>
    ORDER_PRODUCT_TRANSITIONS[from]
      .filter((to) => !isBeforePayment(from) && !isBeforePayment(to))
      .map((to) => products.with(index, to)),
  );
  return [...together.map((to) => products.map(() => to)), ...alone];
}

function isBeforePayment(status: OrderItemProductStatus): boolean {
  return status === "unknown" || status === "request" || status === "bank_transfer_waiting";
}

function reachable<Status>(
  born: readonly Status[],
  exitsOf: (status: Status) => readonly Status[],
): Set<Status> {
  const reached = new Set(born);
  for (const status of reached) for (const next of exitsOf(status)) reached.add(next);
  return reached;
}
