import { expect, test } from "vitest";
import { listOrderStepTimes } from "./list-order-step-times.ts";

test("listOrderStepTimes: each step has the time it was first reached, in KST", () => {
  const timeline = [
    { orderItemStatus: "request" as const, at: "2026-11-21T00:10:00Z", reason: null },
    { orderItemStatus: "paid" as const, at: "2026-11-21T00:12:00Z", reason: null },
    { orderItemStatus: "delivery_waiting" as const, at: "2026-11-22T15:00:00Z", reason: null },
    { orderItemStatus: "delivery_delay" as const, at: "2026-11-23T01:00:00Z", reason: "후숙 중" },
  ];
  expect(listOrderStepTimes(timeline)).toEqual(["11.21 09:12", "11.23 00:00", null, null]);
});

test("listOrderStepTimes: an unpaid order has reached no step", () => {
  const waiting = {
    orderItemStatus: "bank_transfer_waiting" as const,
    at: "2026-11-21T00:10:00Z",
    reason: null,
  };
  expect(listOrderStepTimes([waiting])).toEqual([null, null, null, null]);
});
