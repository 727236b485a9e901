import { expect, test } from "vitest";
import { authorization, openSandbox } from "../sandbox-test-fixtures.ts";

test("Toss API: only the secret key with its colon is accepted", async () => {
  const { app } = openSandbox();
  const ask = (header?: string) =>
    app.inject({ url: "/v1/payments/none", headers: header === undefined ? {} : { authorization: header } });
  const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`;
  expect((await ask()).statusCode).toBe(401);
  expect((await ask(basic("test_sk_other:"))).json()).toEqual({
    code: "UNAUTHORIZED_KEY",
    message: "인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.",
  });
  const bare = await ask(basic("test_sk_local"));
  expect([bare.statusCode, bare.json<{ code: string }>().code]).toEqual([403, "INCORRECT_BASIC_AUTH_FORMAT"]);
  expect((await ask(basic("test_sk_local:"))).json()).toEqual({
    code: "NOT_FOUND_PAYMENT",
    message: "존재하지 않는 결제 정보 입니다.",
  });
});

test("Toss API: invalid JSON, an invalid body and an unknown call are refused with Toss's codes", async () => {
  const { app, post, get } = openSandbox();
  const headers = { authorization, "content-type": "application/json" };
  const broken = await app.inject({ method: "POST", url: "/v1/payments/confirm", headers, payload: "{" });
  expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, "INVALID_REQUEST"]);
  const wrong = { paymentKey: "k", orderId: "order-1", amount: "1000" };
  expect((await post("/v1/payments/confirm", wrong)).json()).toMatchObject({ code: "INVALID_REQUEST" });
  const nowhere = await get("/v1/nothing");
  expect([nowhere.statusCode, nowhere.json<{ code: string }>().code]).toEqual([404, "NOT_FOUND"]);
});

test("idempotency: a key replays its first answer for any body", async () => {
  const { post, authorize } = openSandbox();
  const body = await authorize("order-1", 1_000);
  const key = { "idempotency-key": "same" };
  const first = await post("/v1/payments/confirm", body, key);
  const again = await post("/v1/payments/confirm", { ...body, amount: 1 }, key);
  expect(first.statusCode).toBe(200);
  expect(again.body).toBe(first.body);
  expect((await post("/v1/payments/confirm", body)).json()).toMatchObject({
    code: "ALREADY_PROCESSED_PAYMENT",
  });
});

test("idempotency: a refusal is replayed, a 500 is not", async () => {
  const { post, authorize, sim } = openSandbox();
  const body = await authorize("order-1", 1_000);
  const refused = await post("/v1/payments/confirm", { ...body, amount: 1 }, { "idempotency-key": "a" });
  const replayed = await post("/v1/payments/confirm", body, { "idempotency-key": "a" });
  expect([refused.statusCode, replayed.statusCode]).toEqual([400, 400]);
  await sim("fault", { point: "confirm", kind: "error500", times: 1 });
  const failed = await post("/v1/payments/confirm", body, { "idempotency-key": "b" });
  const passed = await post("/v1/payments/confirm", body, { "idempotency-key": "b" });
  expect([failed.statusCode, passed.statusCode]).toEqual([500, 200]);
});

test("idempotency: a key is scoped to its URL and lives fifteen days", async () => {
  const { post, authorize, turnClock } = openSandbox();
  const body = await authorize("order-1", 1_000);
  const key = { "idempotency-key": "k" };
  await post("/v1/payments/confirm", body, key);
  const cancel = await post(`/v1/payments/${body.paymentKey}/cancel`, { cancelReason: "변심" }, key);
  expect(cancel.statusCode).toBe(200);
  turnClock(15 * 24 * 60 + 1);
  expect((await post("/v1/payments/confirm", body, key)).json()).toMatchObject({
    code: "ALREADY_PROCESSED_PAYMENT",
  });
});

test("idempotency: a key is refused with 409 while its first request is in progress", async () => {
  const { post, authorize, sim } = openSandbox();
  const body = await authorize("order-1", 1_000);
  await sim("fault", { point: "confirm", kind: "delay", delayMs: 50, times: 1 });
  const key = { "idempotency-key": "k" };
  const [slow, quick] = await Promise.all([
    post("/v1/payments/confirm", body, key),
    post("/v1/payments/confirm", body, key),
  ]);
  expect([slow.statusCode, quick.statusCode]).toEqual([200, 409]);
  expect(quick.json()).toMatchObject({ code: "IDEMPOTENT_REQUEST_PROCESSING" });
});

test("idempotency: a key has at most 300 characters", async () => {
  const { post } = openSandbox();
  const long = await post("/v1/payments/confirm", {}, { "idempotency-key": "k".repeat(301) });
  expect(long.json()).toMatchObject({ code: "INVALID_IDEMPOTENCY_KEY" });
});

test("test code: a test key may ask for a failure, which changes nothing", async () => {
  const { post, authorize, get } = openSandbox();
  const body = await authorize("order-1", 1_000);
  const refused = await post("/v1/payments/confirm", body, {
    "tosspayments-test-code": "REJECT_CARD_PAYMENT",
  });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, "REJECT_CARD_PAYMENT"]);
  expect((await get(`/v1/payments/${body.paymentKey}`)).json()).toMatchObject({ status: "IN_PROGRESS" });
});

test("test code: a live key ignores the header", async () => {
  const { app, authorize } = openSandbox({ secretKey: "live_sk_local" });
  const payload = await authorize("order-1", 1_000);
  const headers = {
    authorization: `Basic ${Buffer.from("live_sk_local:").toString("base64")}`,
    "tosspayments-test-code": "REJECT_CARD_PAYMENT",
  };
  const reply = await app.inject({ method: "POST", url: "/v1/payments/confirm", payload, headers });
  expect(reply.statusCode).toBe(200);
});
