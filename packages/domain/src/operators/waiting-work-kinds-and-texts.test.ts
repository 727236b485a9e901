import { expect, test } from "vitest";
import {
  digestSlot,
  WAITING_WORK,
  type Waiting,
  waitingText,
  workOf,
} from "./waiting-work-kinds-and-texts.ts";

const nothing = Object.fromEntries(WAITING_WORK.map((work) => [work, { count: 0, since: null }])) as Waiting;

test("waitingText: names what waits for the operator's permissions alone, the most urgent first", () => {
  const waiting: Waiting = {
    ...nothing,
    paidOrders: { count: 12, since: "2026-11-21T03:00:00Z" },
    claims: { count: 2, since: "2026-11-21T03:00:00Z" },
    cancellationRequests: { count: 1, since: "2026-11-21T03:00:00Z" },
  };
  expect(waitingText(waiting, ["claims.decide"])).toBe("교환·반품 신청 2건, 취소 요청 1건");
  expect(waitingText(waiting, ["orders.ship"])).toBe("새 주문 12건");
  expect(waitingText(waiting, ["stock.change"])).toBeNull();
  expect(waitingText({ ...waiting, lowStock: { count: 3, since: null } }, ["stock.change"])).toBe(
    "적어진 재고 3건",
  );
  expect(waitingText(nothing, ["claims.decide"])).toBeNull();
});

test("workOf: every kind of work belongs to a permission", () => {
  expect(
    workOf(["claims.decide", "orders.ship", "orders.refund", "stock.change", "webhooks.manage"]).toSorted(),
  ).toEqual(WAITING_WORK.toSorted());
});

test.each([
  ["2026-11-22T23:59:59Z", null],
  ["2026-11-23T00:00:00Z", "2026-11-23T00:00:00.000Z"],
  ["2026-11-23T09:59:59Z", "2026-11-23T09:00:00.000Z"],
  ["2026-11-23T10:00:00Z", null],
])("digestSlot: at %s the slot is %s", (now, slot) => {
  expect(digestSlot(new Date(now))?.toISOString() ?? null).toBe(slot);
});
