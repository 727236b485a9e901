import { expect, test } from "vitest";
import { writeReturnProgressHeading } from "./write-return-progress-heading.ts";

const REQUEST = {
  wish: "refund",
  status: "requested",
  pickup: null,
  replacement: null,
  offer: null,
  refundPrice: 0,
  refundPoint: 0,
  refundedAt: null,
  paymentText: null,
  paymentMethodType: "card",
} as const;
const read = (change: Partial<Parameters<typeof writeReturnProgressHeading>[0]>) => {
  const { before, strong, after, below } = writeReturnProgressHeading(
    { ...REQUEST, ...change },
    "2026-11-23",
  );
  return `${before}${strong}${after} / ${below ?? "-"}`;
};
const pickup = {
  pickupOn: "2026-11-24",
  carrier: "한진택배",
  orderedAt: null,
  invoiceNumber: null,
  collectedAt: null,
  receivedAt: null,
};

test.each([
  [{ status: "taken_back" }, /^신청을 거두었어요/],
  [{ status: "denied" }, /^신청을 받아들이지 못했어요/],
  [{}, /^보내 주신 내용을 확인하고 있어요/],
  [{ pickup: { ...pickup, state: "requested" } }, /^내일\(화\)에 가지러 가 달라고 했어요/],
  [
    { pickup: { ...pickup, state: "requested", orderedAt: "2026-11-23T00:00:00Z" } },
    /^내일\(화\) 기사님이 가지러 가요/,
  ],
  [{ pickup: { ...pickup, state: "collected" } }, /^상품이 농장으로 가고 있어요/],
  [
    { status: "offered", offer: { refundPrice: 4150, refundPoint: 0, offeredAt: "", answerUntil: "" } },
    /^4,150원을 돌려드리기로 했어요/,
  ],
  [
    {
      status: "approved",
      refundPrice: 22_122,
      refundPoint: 1111,
      refundedAt: "2026-11-20T02:02:00Z",
      paymentText: "하루카드",
    },
    /^23,233원을 돌려드렸어요 \/ 하루카드 22,122원 \+ 포인트 1,111P$/,
  ],
  [{ status: "approved", refundPrice: 5000 }, /^5,000원을 돌려드리고 있어요/],
  [{ status: "approved" }, /^돌려드릴 금액이 없어요/],
  [{ status: "approved", wish: "replace" }, /^새 상자를 준비하고 있어요/],
] as const)("writeReturnProgressHeading: %o", (change, expected) => {
  expect(read(change as Parameters<typeof read>[0])).toMatch(expected);
});

test("writeReturnProgressHeading: the new box is on its way, then there", () => {
  const replacement = { carrier: null, invoiceNumber: null, dispatchedAt: "2026-11-22T08:40:00Z" };
  const approved = { status: "approved", wish: "replace" } as const;
  expect(read({ ...approved, replacement: { ...replacement, deliveredAt: null } })).toMatch(
    /^새 상자가 오고 있어요/,
  );
  expect(read({ ...approved, replacement: { ...replacement, deliveredAt: "2026-11-24T01:00:00Z" } })).toMatch(
    /^새 상자가 도착했어요/,
  );
});
