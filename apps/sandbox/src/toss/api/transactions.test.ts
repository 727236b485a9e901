import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const month = "startDate=2026-08-01T00:00:00&endDate=2026-08-31T23:59:59";

test("transactions: movements are listed in order, refunds negative, and paged", async () => {
  const { pay, post, get, turnClock } = openSandbox();
  const first = await pay("order-1", 1_000);
  turnClock(1);
  await pay("order-2", 2_000);
  turnClock(1);
  await post(`/v1/payments/${first}/cancel`, { cancelReason: "변심", cancelAmount: 300 });
  const lines = (await get(`/v1/transactions?${month}`)).json<Line[]>();
  expect(lines.map(({ orderId, amount, status }) => [orderId, amount, status])).toEqual([
    ["order-1", 1_000, "DONE"],
    ["order-2", 2_000, "DONE"],
    ["order-1", -300, "PARTIAL_CANCELED"],
  ]);
  expect(lines[0]).toMatchObject({ paymentKey: first, method: "카드", currency: "KRW", useEscrow: false });
  const page = await get(`/v1/transactions?${month}&limit=1&startingAfter=${lines[0]?.transactionKey}`);
  expect(page.json<Line[]>().map((line) => line.orderId)).toEqual(["order-2"]);
});

test("transactions: movements outside the range are left out, and a range is required", async () => {
  const { pay, get } = openSandbox();
  await pay("order-1", 1_000);
  const before = await get("/v1/transactions?startDate=2026-08-01T00:00:00&endDate=2026-08-12T09:59:59");
  expect(before.json()).toEqual([]);
  expect((await get("/v1/transactions")).json()).toMatchObject({ code: "INVALID_REQUEST" });
  expect((await get(`/v1/transactions?${month}&limit=5001`)).json()).toMatchObject({
    code: "INVALID_REQUEST",
  });
});

test("transactions: a virtual account is listed at its deposit, not its issue, and negative at a reversal", async () => {
  const { pay, sim, get } = openSandbox();
  await pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT" });
  expect((await get(`/v1/transactions?${month}`)).json()).toEqual([]);
  await sim("deposit/order-1");
  await sim("deposit-reversed/order-1");
  await sim("deposit/order-1");
  const lines = (await get(`/v1/transactions?${month}`)).json<Line[]>();
  expect(lines.map((line) => line.amount)).toEqual([20_000, -20_000, 20_000]);
  expect(new Set(lines.map((line) => line.transactionKey)).size).toBe(3);
});

type Line = {
  transactionKey: string;
  orderId: string;
  amount: number;
  status: string;
};
