import { expect, test } from "vitest";
import { addArrivalsToPurchaseOrder, closedStatus } from "./add-arrivals-to-purchase-order.ts";

const LINES = [
  { optionId: 1, units: 120, received: 0 },
  { optionId: 2, units: 80, received: 30 },
];

test.each([
  ["every line complete", [120, 50], {}, "received"],
  ["one line short", [112, 50], {}, "partly_received"],
  ["one line short, the last receipt", [112, 50], { isLast: true }, "received"],
  ["more than ordered, accepted", [121, 50], { acceptsMore: true }, "received"],
  ["more of one line, less of the other", [121, 49], { acceptsMore: true }, "partly_received"],
])("purchase order: %s → status", (_, [first = 0, second = 0], how, status) => {
  const arrivals = [
    { optionId: 1, units: first },
    { optionId: 2, units: second },
  ];
  const lines = [
    { optionId: 1, units: 120, received: first },
    { optionId: 2, units: 80, received: 30 + second },
  ];
  expect(addArrivalsToPurchaseOrder(LINES, arrivals, how)).toEqual({ ok: true, value: { lines, status } });
});

test("purchase order: more than ordered is refused with its options", () => {
  const arrivals = [
    { optionId: 1, units: 120 },
    { optionId: 2, units: 51 },
  ];
  expect(addArrivalsToPurchaseOrder(LINES, arrivals, {})).toEqual({
    ok: false,
    code: "PURCHASE_UNITS_EXCEEDED",
    detail: [2],
  });
});

test("purchase order: a line that exceeded before does not refuse a receipt of another", () => {
  const lines = [
    { optionId: 1, units: 5, received: 6 },
    { optionId: 2, units: 5, received: 0 },
  ];
  expect(addArrivalsToPurchaseOrder(lines, [{ optionId: 2, units: 5 }], {})).toMatchObject({
    ok: true,
    value: { status: "received" },
  });
});

test("purchase order: an option that was not ordered is refused, accepted surplus or not", () => {
  expect(addArrivalsToPurchaseOrder(LINES, [{ optionId: 3, units: 1 }], { acceptsMore: true })).toMatchObject(
    {
      code: "PURCHASE_OPTION_UNKNOWN",
      detail: [3],
    },
  );
});

test("purchase order: closed before anything came it is cancelled, after a part it is received", () => {
  expect(closedStatus("waiting")).toBe("cancelled");
  expect(closedStatus("partly_received")).toBe("received");
  expect([closedStatus("received"), closedStatus("cancelled")]).toEqual([null, null]);
});
