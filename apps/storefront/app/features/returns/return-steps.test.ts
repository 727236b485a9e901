import { expect, test } from "vitest";
import { returnSteps } from "./return-steps.ts";

const REQUESTED = {
  wish: "replace",
  status: "requested",
  requestedAt: "2026-11-20T03:00:00Z",
  decidedAt: null,
  pickup: null,
  replacement: null,
} as const;

const read = (change: Partial<Parameters<typeof returnSteps>[0]>) =>
  returnSteps({ ...REQUESTED, ...change }).map(({ name, at }) => `${name}${at === null ? "" : " ✓"}`);

test("returnSteps: an exchange goes on to its new box, as far as it has come", () => {
  expect(read({})).toEqual(["접수 ✓", "확인", "새 상자 출발", "도착"]);
  const decided = { status: "approved", decidedAt: "2026-11-21T03:00:00Z" } as const;
  const replacement = {
    dispatchedAt: "2026-11-22T03:00:00Z",
    deliveredAt: null,
    carrier: "CJ대한통운",
    invoiceNumber: "611000000000",
  };
  expect(read({ ...decided, replacement })).toEqual(["접수 ✓", "확인 ✓", "새 상자 출발 ✓", "도착"]);
});

test("returnSteps: a return ends with its refund, a denied request with the answer", () => {
  const decidedAt = "2026-11-21T03:00:00Z";
  expect(read({ wish: "refund", status: "approved", decidedAt })).toEqual(["접수 ✓", "확인 ✓", "환불 ✓"]);
  expect(read({ status: "denied", decidedAt })).toEqual(["접수 ✓", "답변 ✓"]);
});

test("returnSteps: goods to collect have a step with the day", () => {
  const pickup = { pickupOn: "2026-11-23", carrier: "CJ대한통운", receivedAt: null };
  expect(read({ wish: "refund", pickup })[1]).toMatch(/^수거 11\. ?23/);
});
