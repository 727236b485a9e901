import { expect, test } from "vitest";
import { createTossSettlements } from "./toss-settlements.ts";

/** Refund as Toss Payments documents it in a list of settlements. */
const REFUND = {
  mId: "tosspayments",
  paymentKey: "pay-1",
  transactionKey: "tx-1",
  orderId: "order-1",
  currency: "KRW",
  method: "카드",
  fees: [
    { type: "BASE", fee: -2250 },
    { type: "ETC", fee: -10 },
  ],
  soldDate: "2026-11-25",
  paidOutDate: "2026-11-30",
  amount: -99_800,
  interestFee: 0,
  fee: -2260,
  payOutAmount: -97_540,
};

test("settlements: a day is asked for by the day of the movement, and a refund is read with its basic fee", async () => {
  const asked: string[] = [];
  const { page } = createTossSettlements(async ({ path }) => {
    asked.push(path);
    return { kind: "ok", body: [REFUND] };
  });
  expect(await page({ day: "2026-11-25", page: 2, take: 10 })).toEqual({
    kind: "found",
    list: [
      {
        transactionKey: "tx-1",
        paymentKey: "pay-1",
        amount: -99_800,
        fee: -2250,
        payOut: -97_540,
        soldOn: "2026-11-25",
        paidOutOn: "2026-11-30",
      },
    ],
  });
  expect(asked).toEqual([
    "/v1/settlements?dateType=soldDate&startDate=2026-11-25&endDate=2026-11-25&page=2&size=10",
  ]);
});

test.each([
  ["no list", {}],
  ["another currency", [{ ...REFUND, currency: "USD" }]],
  ["a broken sum", [{ ...REFUND, amount: 10.5 }]],
  ["no fee", [{ ...REFUND, fees: undefined, fee: undefined }]],
  ["no day", [{ ...REFUND, soldDate: null }]],
])("settlements: a reply with %s is malformed", async (_what, body) => {
  const { page } = createTossSettlements(async () => ({ kind: "ok", body }));
  expect(await page({ day: "2026-11-25", page: 1, take: 10 })).toEqual({
    kind: "unreachable",
    reason: "malformed-reply",
  });
});
