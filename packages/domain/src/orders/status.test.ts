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

test("the words of the wire are kept to the letter", () => {
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

test("an order product is born unknown, request or paid", () => {
  expect(INITIAL_ORDER_PRODUCT_STATUSES).toEqual(["unknown", "request", "paid"]);
});

test("no arrow is dead: it leads to another state, and is drawn once", () => {
  for (const [from, exits] of Object.entries(ORDER_PRODUCT_TRANSITIONS)) {
    expect(exits).not.toContain(from);
    expect(new Set(exits).size).toBe(exits.length);
  }
});

test("every state of a product can be reached from where products are born", () => {
  const reached = reachable(INITIAL_ORDER_PRODUCT_STATUSES, (status) => ORDER_PRODUCT_TRANSITIONS[status]);
  expect([...reached].toSorted()).toEqual([...ORDER_ITEM_PRODUCT_STATUSES].toSorted());
});

test("every state of an order can be reached from pre_ordering or unknown", () => {
  const born: OrderStatus[] = ["pre_ordering", "unknown"];
  const reached = reachable(born, (status) => ORDER_TRANSITIONS[status]);
  expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});

test("exactly the terminal states of a product have no exits", () => {
  const stuck = ORDER_ITEM_PRODUCT_STATUSES.filter(
    (status) => ORDER_PRODUCT_TRANSITIONS[status].length === 0,
  );
  expect(stuck.toSorted()).toEqual([...TERMINAL_ORDER_PRODUCT_STATUSES].toSorted());
});

test("exactly the closed states of an order have no exits", () => {
  const stuck = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length === 0);
  expect(stuck.toSorted()).toEqual(["complete", "incomplete", "stock_out", "withdraw_complete"]);
});

test("from every state a product can still come to an end", () => {
  for (const status of ORDER_ITEM_PRODUCT_STATUSES) {
    const ahead = reachable([status], (from) => ORDER_PRODUCT_TRANSITIONS[from]);
    expect(TERMINAL_ORDER_PRODUCT_STATUSES.some((end) => ahead.has(end))).toBe(true);
  }
});

test("a paid product goes all the way to complete", () => {
  expect(canMove("paid", "delivery_waiting")).toBe(true);
  expect(canMove("delivery_waiting", "delivering")).toBe(true);
  expect(canMove("delivering", "delivery_end")).toBe(true);
  expect(canMove("delivery_end", "complete")).toBe(true);
});

test("a product on its way is not cancelled, it is returned", () => {
  expect(canMove("delivering", "withdraw_request")).toBe(false);
  expect(canMove("delivering", "withdraw_complete")).toBe(false);
  expect(canMove("delivering", "return_request")).toBe(true);
});

test("a denied cancel request goes back to where it was", () => {
  expect(canMove("withdraw_request", "delivery_waiting")).toBe(true);
  expect(canMove("withdraw_request", "delivering")).toBe(true);
});

test("nothing is shipped before it is paid", () => {
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

test("a reversed deposit waits for money again", () => {
  expect(canMove("paid", "bank_transfer_waiting")).toBe(true);
  expect(canOrderMove("paid", "bank_transfer_waiting")).toBe(true);
});

test("what is cancelled stays cancelled", () => {
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
])("an order of %j is %s", (products, status) => {
  expect(orderStatusOf(products)).toBe(status);
});

test("an order all of whose products share a state which orders have too is in that state", () => {
  const shared = ORDER_ITEM_PRODUCT_STATUSES.filter((status) =>
    (ORDER_STATUSES as readonly string[]).includes(status),
  );
  expect(shared.map((status) => orderStatusOf([status, status, status]))).toEqual(shared);
});

test("the order of products does not change the state of their order", () => {
  const products = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { maxLength: 6 });
  fc.assert(
    fc.property(products, (list) => {
      expect(orderStatusOf(list.toReversed())).toBe(orderStatusOf(list));
    }),
  );
});

test("an order is complete, or closed, only when every product has come to an end", () => {
  const products = fc.array(fc.constantFrom(...ORDER_ITEM_PRODUCT_STATUSES), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(products, (list) => {
      const hasEnded = list.every((status) => TERMINAL_ORDER_PRODUCT_STATUSES.includes(status));
      expect(ORDER_TRANSITIONS[orderStatusOf(list)].length === 0).toBe(hasEnded);
    }),
  );
});

test("the table of orders is exactly what up to three products can bring about", () => {
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

/** Products are paid for, or not, together; any other step is one product's own. */
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
