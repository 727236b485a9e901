import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const asked = {
  clientKey: "test_ck_local",
  customerKey: "@@ANONYMOUS",
  method: "CARD",
  amount: { currency: "KRW", value: 33_000 },
  orderId: "order-1",
  orderName: "샤인머스캣 <2kg> 외 1건",
  taxFreeAmount: 33_000,
  successUrl: "http://shop.test/pay/success?from=cart",
  failUrl: "http://shop.test/pay/fail",
};

test("payment window: shows the payment, escaped, without any script", async () => {
  const { app, session } = await open();
  const page = await app.inject(session);
  expect(page.statusCode).toBe(200);
  for (const text of ["샤인머스캣 &#60;2kg&#62; 외 1건", "33,000원", "카드", ">승인<", ">실패<", ">취소<"])
    expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/<script|style=|onclick/);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("payment window: 승인 redirects to the shop with a key that can be confirmed", async () => {
  const { app, session, post } = await open();
  const back = await press(app, `${session}/approve`);
  const paymentKey = back.searchParams.get("paymentKey");
  expect(back.origin + back.pathname).toBe("http://shop.test/pay/success");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    from: "cart",
    paymentType: "NORMAL",
    orderId: "order-1",
    paymentKey,
    amount: "33000",
  });
  const confirmed = await post("/v1/payments/confirm", { paymentKey, orderId: "order-1", amount: 33_000 });
  expect(confirmed.json()).toMatchObject({ status: "DONE", vat: 0, taxFreeAmount: 33_000 });
  expect((await press(app, `${session}/approve`)).href).toBe(back.href);
});

test("payment window: a payment cannot be confirmed before 승인", async () => {
  const { session, post } = await open();
  const paymentKey = session.slice("/pay/".length);
  const early = await post("/v1/payments/confirm", { paymentKey, orderId: "order-1", amount: 33_000 });
  expect(early.json()).toMatchObject({ code: "NOT_FOUND_PAYMENT_SESSION" });
});

test("payment window: 실패 ends the payment, 취소 leaves it open", async () => {
  const { app, session, get } = await open();
  const cancelled = await press(app, `${session}/cancel`);
  expect(cancelled.origin + cancelled.pathname).toBe("http://shop.test/pay/fail");
  expect(Object.fromEntries(cancelled.searchParams)).toEqual({
    code: "PAY_PROCESS_CANCELED",
    message: "사용자에 의해 결제가 취소되었습니다.",
    orderId: "order-1",
  });
  expect((await get("/v1/payments/orders/order-1")).json()).toMatchObject({ status: "READY" });
  const failed = await press(app, `${session}/fail`);
  expect(failed.searchParams.get("code")).toBe("REJECT_CARD_COMPANY");
  expect(failed.searchParams.get("orderId")).toBe("order-1");
  const payment = (await get("/v1/payments/orders/order-1")).json();
  expect(payment).toMatchObject({ status: "ABORTED", failure: { code: "REJECT_CARD_COMPANY" } });
  expect((await app.inject({ method: "POST", url: `${session}/approve` })).statusCode).toBe(404);
});

test("payment window: a virtual account is issued at the selected bank", async () => {
  const { app, session, post } = await open({
    method: "VIRTUAL_ACCOUNT",
    virtualAccount: { validHours: 24 },
  });
  expect((await app.inject(session)).body).toContain("가상계좌 발급");
  const back = await press(app, `${session}/approve`, "bank=11");
  const paymentKey = back.searchParams.get("paymentKey");
  const confirmed = await post("/v1/payments/confirm", { paymentKey, orderId: "order-1", amount: 33_000 });
  expect(confirmed.json()).toMatchObject({
    status: "WAITING_FOR_DEPOSIT",
    virtualAccount: { bankCode: "11", dueDate: "2026-08-13T10:00:00+09:00" },
  });
});

test("payment window: is closed after half an hour", async () => {
  const { app, session, turnClock } = await open();
  turnClock(31);
  const page = await app.inject(session);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("결제를 이어갈 수 없어요");
});

test("payment window: for a paid order it redirects to the shop's failure page", async () => {
  const { app, pay } = openSandbox();
  await pay("order-1", 33_000);
  const reply = await app.inject(windowUrl({}));
  expect(new URL(String(reply.headers.location)).searchParams.get("code")).toBe("DUPLICATED_ORDER_ID");
});

test.each([
  ["another client key", { clientKey: "test_ck_other" }, 401],
  ["a short order id", { orderId: "12345" }, 400],
  ["a relative success URL", { successUrl: "/success" }, 400],
  ["a javascript: failure URL", { failUrl: "javascript:alert(1)" }, 400],
  ["another currency", { amount: { currency: "USD", value: 1 } }, 400],
  ["an amount of 0", { amount: { currency: "KRW", value: 0 } }, 400],
  ["a long order name", { orderName: "가".repeat(101) }, 400],
  ["two deadlines", { virtualAccount: { validHours: 1, dueDate: "2026-08-14T00:00:00" } }, 400],
])("payment window: %s opens no window", async (_what, change, status) => {
  const { app } = openSandbox();
  expect((await app.inject(windowUrl(change))).statusCode).toBe(status);
});

test("receipt page: a paid payment has one, an unknown one does not", async () => {
  const { app, pay } = openSandbox();
  const receipt = await app.inject(`/receipt/${await pay("order-1", 33_000)}`);
  expect(receipt.body).toContain("33,000원");
  expect((await app.inject("/receipt/unknown")).statusCode).toBe(404);
});

async function open(change: object = {}) {
  const sandbox = openSandbox();
  const opened = await sandbox.app.inject(windowUrl(change));
  expect(opened.statusCode).toBe(303);
  return { ...sandbox, session: String(opened.headers.location) };
}

function windowUrl(change: object): string {
  return `/pay?request=${encodeURIComponent(JSON.stringify({ ...asked, ...change }))}`;
}

async function press(app: ReturnType<typeof openSandbox>["app"], url: string, payload = ""): Promise<URL> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const reply = await app.inject({ method: "POST", url, headers, payload });
  expect(reply.statusCode).toBe(303);
  return new URL(String(reply.headers.location));
}
