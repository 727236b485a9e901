import { expect, test } from "vitest";
import { listReturnProgressSteps } from "./list-return-progress-steps.ts";

const REQUESTED = {
  wish: "refund",
  status: "requested",
  requestedAt: "2026-11-17T10:20:00Z",
  decidedAt: null,
  pickup: null,
  replacement: null,
  notice: null,
  offer: null,
  reopened: null,
} as const;
const PICKUP = {
  state: "requested",
  pickupOn: "2026-11-24",
  carrier: "한진택배",
  orderedAt: "2026-11-17T10:21:00Z",
  invoiceNumber: null,
  collectedAt: null,
  receivedAt: null,
} as const;
const COLLECTED = {
  ...PICKUP,
  state: "collected",
  collectedAt: "2026-11-19T05:05:00Z",
  invoiceNumber: "512345678901",
} as const;
const DECIDED = { status: "approved", decidedAt: "2026-11-20T01:30:00Z" } as const;

type Change = Partial<Parameters<typeof listReturnProgressSteps>[0]>;
const steps = (change: Change) => listReturnProgressSteps({ ...REQUESTED, ...change }, "2026-11-23");
const read = (change: Change) => steps(change).map(({ name, state }) => `${name} ${state}`);

test("listReturnProgressSteps: a return goes on to its refund", () => {
  expect(read({})).toEqual(["반품을 접수했어요 done", "농장에서 확인해요 now", "돈을 돌려드려요 ahead"]);
  expect(read(DECIDED).slice(1)).toEqual(["농장에서 확인했어요 done", "돈을 돌려드렸어요 done"]);
});

test("listReturnProgressSteps: goods to collect have their day, then the hour and the parcel", () => {
  expect(steps({ pickup: PICKUP })[1]).toMatchObject({
    name: "기사님이 가지러 가요",
    state: "now",
    when: "내일(화) 예정 · 한진택배",
  });
  expect(steps({ pickup: { ...PICKUP, orderedAt: null } })[1]?.name).toBe("가지러 갈 날을 택배사에 알렸어요");
  expect(steps({ pickup: COLLECTED })[1]).toMatchObject({
    name: "기사님이 가져갔어요",
    state: "done",
    when: "11.19 (목) 14:05 · 한진택배 512345678901",
  });
});

test("listReturnProgressSteps: an exchange goes on to its new box, as far as it has come", () => {
  const exchange = { wish: "replace", pickup: COLLECTED } as const;
  expect(read(exchange)).toEqual([
    "교환을 접수했어요 done",
    "기사님이 가져갔어요 done",
    "농장에서 확인해요 now",
    "새 상자를 보내요 ahead",
    "새 상자 도착 ahead",
  ]);
  const replacement = {
    dispatchedAt: "2026-11-22T08:40:00Z",
    deliveredAt: null,
    carrier: "한진택배",
    invoiceNumber: "512377880042",
  };
  const sent = steps({ ...exchange, ...DECIDED, replacement });
  expect(sent.at(-2)).toMatchObject({ state: "done", when: "11.22 (일) 17:40 출고 · 한진택배 512377880042" });
  expect(sent.at(-1)).toMatchObject({ state: "now", when: "도착하면 알려드릴게요" });
});

test("listReturnProgressSteps: an offer waits for the buyer, a reopened decision for the farm", () => {
  const offer = {
    refundPrice: 4150,
    refundPoint: 0,
    offeredAt: "2026-11-20T01:30:00Z",
    answerUntil: "2026-11-27",
  };
  expect(read({ status: "offered", offer })).toEqual([
    "반품을 접수했어요 done",
    "농장에서 확인했어요 done",
    "돈을 돌려드려요 now",
  ]);
  const reopened = { at: "2026-11-21T01:30:00Z", reason: "더 많이 상했어요" };
  expect(steps({ reopened })[1]).toMatchObject({ name: "결정을 다시 보고 있어요", state: "now" });
});

test("listReturnProgressSteps: a denied request ends with the answer, one that was taken back with that", () => {
  const denied = steps({ status: "denied", decidedAt: DECIDED.decidedAt, notice: "확인되지 않아요" });
  expect(denied.at(-1)).toMatchObject({
    name: "신청을 받아들이지 못했어요",
    state: "done",
    note: "확인되지 않아요",
  });
  expect(read({ status: "taken_back", decidedAt: DECIDED.decidedAt })).toEqual([
    "반품을 접수했어요 done",
    "반품 신청을 거두었어요 done",
  ]);
});
