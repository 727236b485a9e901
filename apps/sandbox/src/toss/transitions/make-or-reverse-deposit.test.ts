import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

test("deposit: an account takes its deposit and waits again after the bank reverses it", async () => {
  const { authorize, post, sim } = openSandbox();
  const said = { method: "VIRTUAL_ACCOUNT", customerName: "김과일", validHours: 24 };
  const waiting = (await post("/v1/payments/confirm", await authorize("order-1", 20_000, said))).json();
  expect(waiting).toMatchObject({
    method: "가상계좌",
    status: "WAITING_FOR_DEPOSIT",
    approvedAt: null,
    receipt: null,
    virtualAccount: {
      accountType: "일반",
      accountNumber: expect.stringMatching(/^X\d{13}$/),
      bankCode: "88",
      customerName: "김과일",
      dueDate: "2026-08-13T10:00:00+09:00",
      refundStatus: "NONE",
      expired: false,
      settlementStatus: "INCOMPLETED",
      refundReceiveAccount: null,
    },
  });
  expect(waiting.secret.length).toBeLessThanOrEqual(50);
  expect((await sim("deposit/order-1")).json()).toMatchObject({
    status: "DONE",
    approvedAt: "2026-08-12T10:00:00+09:00",
    virtualAccount: { depositorName: "김과일" },
  });
  expect((await sim("deposit/order-1")).statusCode).toBe(409);
  expect((await sim("deposit-reversed/order-1")).json()).toMatchObject({ status: "WAITING_FOR_DEPOSIT" });
  expect((await sim("deposit-reversed/order-1")).statusCode).toBe(409);
  expect((await sim("deposit/none-such")).statusCode).toBe(404);
});

test("deposit: an account refuses a deposit after its due date", async () => {
  const { pay, get, sim, turnClock } = openSandbox();
  await pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT", validHours: 1 });
  turnClock(61);
  expect((await sim("deposit/order-1")).statusCode).toBe(409);
  const payment = (await get("/v1/payments/orders/order-1")).json();
  expect(payment).toMatchObject({ status: "EXPIRED", virtualAccount: { expired: true } });
});

test("expire: an unpaid payment can be expired manually, a paid one cannot", async () => {
  const { pay, sim, authorize } = openSandbox();
  await pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT" });
  expect((await sim("expire/order-1")).json()).toMatchObject({ status: "EXPIRED" });
  await authorize("order-2", 1_000);
  expect((await sim("expire/order-2")).json()).toMatchObject({ status: "EXPIRED" });
  await pay("order-3", 1_000);
  expect((await sim("expire/order-3")).statusCode).toBe(409);
});

test.each([
  ["too little", 19_999],
  ["too much", 20_001],
])("deposit: an amount that is %s becomes the amount of the payment", async (_name, amount) => {
  const { pay, get, sim } = openSandbox();
  const key = await pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT", customerName: "김과일" });
  expect((await sim("deposit/order-1", { amount })).json()).toMatchObject({
    status: "DONE",
    totalAmount: amount,
    balanceAmount: amount,
  });
  const { suppliedAmount, vat, taxFreeAmount } = (await get(`/v1/payments/${key}`)).json();
  expect(suppliedAmount + vat + taxFreeAmount).toBe(amount);
  expect((await sim("deposit/order-1", { amount: 0 })).statusCode).toBe(400);
});
