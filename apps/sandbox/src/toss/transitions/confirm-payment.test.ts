import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const url = "/v1/payments/confirm";

test("confirm: an authenticated card payment is DONE, with every field of the Payment object", async () => {
  const { authorize, post } = openSandbox();
  const body = await authorize("order-1", 55_000, { taxFreeAmount: 33_000, orderName: "사과 2kg 외 1건" });
  const payment = (await post(url, body)).json<Record<string, unknown>>();
  expect(payment).toMatchObject({
    version: "2022-11-16",
    type: "NORMAL",
    paymentKey: body.paymentKey,
    orderId: "order-1",
    orderName: "사과 2kg 외 1건",
    currency: "KRW",
    method: "카드",
    status: "DONE",
    totalAmount: 55_000,
    balanceAmount: 55_000,
    suppliedAmount: 20_000,
    vat: 2_000,
    taxFreeAmount: 33_000,
    taxExemptionAmount: 0,
    requestedAt: "2026-08-12T10:00:00+09:00",
    approvedAt: "2026-08-12T10:00:00+09:00",
    cancels: null,
    virtualAccount: null,
    card: { amount: 55_000, cardType: "신용", ownerType: "개인", acquireStatus: "READY" },
    receipt: { url: `http://sandbox.test/receipt/${body.paymentKey}` },
    checkout: { url: `http://sandbox.test/pay/${body.paymentKey}` },
    country: "KR",
    failure: null,
  });
  for (const field of ["mId", "useEscrow", "lastTransactionKey", "isPartialCancelable", "metadata", "secret"])
    expect(payment).toHaveProperty(field);
});

test.each([
  ["TRANSFER", "계좌이체", { transfer: { bankCode: "88", settlementStatus: "INCOMPLETED" } }],
  ["MOBILE_PHONE", "휴대폰", { mobilePhone: { settlementStatus: "INCOMPLETED" } }],
  ["CULTURE_GIFT_CERTIFICATE", "문화상품권", { giftCertificate: { settlementStatus: "INCOMPLETED" } }],
])("confirm: %s has the method %s", async (method, name, means) => {
  const { authorize, post } = openSandbox();
  const payment = (await post(url, await authorize("order-1", 1_000, { method }))).json();
  expect(payment).toMatchObject({ method: name, status: "DONE", card: null, ...means });
});

test("confirm: an easy payment is 간편결제 with the wallet's Korean name", async () => {
  const { authorize, post } = openSandbox();
  const payment = (await post(url, await authorize("order-1", 1_000, { easyPay: "NAVERPAY" }))).json();
  expect(payment).toMatchObject({ method: "간편결제", easyPay: { provider: "네이버페이" } });
});

test.each([
  ["another amount", { amount: 999 }, 400, "INVALID_REQUEST"],
  ["another order", { orderId: "order-2" }, 400, "INVALID_REQUEST"],
  ["an unknown key", { paymentKey: "unknown" }, 404, "NOT_FOUND_PAYMENT"],
])("confirm: %s is refused", async (_what, change, status, code) => {
  const { authorize, post } = openSandbox();
  const reply = await post(url, { ...(await authorize("order-1", 1_000)), ...change });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
});

test("confirm: an authentication expires after ten minutes", async () => {
  const { authorize, post, get, turnClock } = openSandbox();
  const inTime = await authorize("order-1", 1_000);
  const tooLate = await authorize("order-2", 1_000);
  turnClock(10);
  expect((await post(url, inTime)).statusCode).toBe(200);
  turnClock(1);
  const late = await post(url, tooLate);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([404, "NOT_FOUND_PAYMENT_SESSION"]);
  expect((await get("/v1/payments/orders/order-2")).json()).toMatchObject({ status: "EXPIRED" });
});

test("confirm: a second confirmation is refused, also after a cancellation", async () => {
  const { authorize, post } = openSandbox();
  const body = await authorize("order-1", 1_000);
  await post(url, body);
  expect((await post(url, body)).json()).toMatchObject({ code: "ALREADY_PROCESSED_PAYMENT" });
  await post(`/v1/payments/${body.paymentKey}/cancel`, { cancelReason: "변심" });
  expect((await post(url, body)).json()).toMatchObject({ code: "ALREADY_PROCESSED_PAYMENT" });
});

test("confirm: an order is charged once, for any number of open windows", async () => {
  const { authorize, post, get, sim } = openSandbox();
  const one = await authorize("order-1", 1_000);
  const other = await authorize("order-1", 1_000);
  expect((await post(url, one)).statusCode).toBe(200);
  expect((await post(url, other)).json()).toMatchObject({ code: "DUPLICATED_ORDER_ID" });
  expect((await get("/v1/payments/orders/order-1")).json()).toMatchObject({ paymentKey: one.paymentKey });
  const anew = await sim("authorize", { orderId: "order-1", amount: 1_000, method: "CARD" });
  expect([anew.statusCode, anew.json<{ code: string }>().code]).toEqual([400, "DUPLICATED_ORDER_ID"]);
});

test.each([
  ["CARD", 99, 100],
  ["TRANSFER", 199, 200],
  ["VIRTUAL_ACCOUNT", 199, 200],
])("confirm: %s refuses %i원 and accepts %i원", async (method, low, enough) => {
  const { authorize, post } = openSandbox();
  const refused = await post(url, await authorize("order-low", low, { method }));
  expect(refused.json()).toMatchObject({ code: "BELOW_MINIMUM_AMOUNT" });
  expect((await post(url, await authorize("order-ok", enough, { method }))).statusCode).toBe(200);
});

test("payment keys: a run repeats exactly, and different orders get different keys", async () => {
  const keys = await Promise.all(
    ["order-1", "order-1", "order-2"].map((order) => openSandbox().pay(order, 1_000)),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});
