import { setTimeout as sleep } from "node:timers/promises";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ConfirmInput, PaymentGateway, PaymentReply, ProviderPayment } from "./payment-gateway.ts";
import { createTossPayments } from "./toss-payments.ts";

const secretKey = "test_sk_contract";
let now = new Date("2026-08-12T01:00:00Z");
let sandbox: ReturnType<typeof createSandbox>;
let baseUrl: string;
let requests: number;
let gateway: PaymentGateway;

beforeEach(async () => {
  now = new Date("2026-08-12T01:00:00Z");
  sandbox = createSandbox({
    secretKey,
    clientKey: "test_ck_contract",
    clock: () => now,
    webhookUrls: [],
    publicUrl: "http://sandbox.test",
  });
  requests = 0;
  sandbox.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/v1/")) requests += 1;
  });
  baseUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  gateway = connect({});
});

afterEach(() => sandbox.close());

test("a confirmed card payment is read into what the shop keeps", async () => {
  const input = await authorize("card-0001", 55_000, { taxFreeAmount: 33_000, cardCompany: "41" });
  const payment = found(await gateway.confirm(input));
  expect(payment).toEqual({
    paymentKey: input.paymentKey,
    orderId: "card-0001",
    status: "DONE",
    method: "card",
    totalAmount: 55_000,
    balanceAmount: 55_000,
    taxFreeAmount: 33_000,
    approvedAt: new Date("2026-08-12T01:00:00Z"),
    secret: expect.stringMatching(/^ps_/),
    virtualAccount: null,
    card: {
      issuerCode: "41",
      numberMasked: expect.stringContaining("*"),
      installmentPlanMonths: 0,
      approveNo: expect.stringMatching(/^\d{8}$/),
    },
    easyPayProvider: null,
    receiptUrl: `http://sandbox.test/receipt/${input.paymentKey}`,
    cancels: [],
  });
  expect(found(await gateway.find(input.paymentKey))).toEqual(payment);
  expect(found(await gateway.findByOrder("card-0001"))).toEqual(payment);
});

test("an easy payment names its wallet", async () => {
  const payment = found(await gateway.confirm(await authorize("easy-0001", 1_000, { easyPay: "KAKAOPAY" })));
  expect(payment.method).toBe("easypay");
  expect(payment.easyPayProvider).toBe("카카오페이");
});

test("a virtual account waits, is paid, reversed, paid again and refunded to an account", async () => {
  const input = await authorize("vbank-001", 20_000, {
    method: "VIRTUAL_ACCOUNT",
    validHours: 24,
    customerName: "김과일",
  });
  const waiting = found(await gateway.confirm(input));
  expect(waiting).toMatchObject({ status: "WAITING_FOR_DEPOSIT", method: "vbank", approvedAt: null });
  expect(waiting.virtualAccount).toMatchObject({ bankCode: "88", customerName: "김과일" });
  expect(waiting.virtualAccount?.dueDate).toEqual(new Date("2026-08-13T01:00:00Z"));

  await sim("deposit/vbank-001");
  expect(found(await gateway.findByOrder("vbank-001"))).toMatchObject({ status: "DONE", approvedAt: now });
  await sim("deposit-reversed/vbank-001");
  expect(found(await gateway.findByOrder("vbank-001"))).toMatchObject({
    status: "WAITING_FOR_DEPOSIT",
    approvedAt: null,
  });
  await sim("deposit/vbank-001");

  const cancel = { paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "cancel:1" };
  expect(await gateway.cancel(cancel)).toMatchObject({
    kind: "refused",
    code: "INVALID_REFUND_ACCOUNT_INFO",
  });
  const refundAccount = { bank: "신한은행", accountNumber: "110123456789", holderName: "김과일" };
  const refunded = found(await gateway.cancel({ ...cancel, refundAccount, idempotencyKey: "cancel:2" }));
  expect(refunded).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
});

test("a deposit that never came leaves the payment expired", async () => {
  await gateway.confirm(await authorize("vbank-002", 20_000, { method: "VIRTUAL_ACCOUNT", validHours: 1 }));
  now = new Date(now.getTime() + 61 * 60_000);
  expect(found(await gateway.findByOrder("vbank-002")).status).toBe("EXPIRED");
});

test("partial cancellations add up, and one of nothing left is found, not refused", async () => {
  const input = await authorize("part-0001", 55_000, { taxFreeAmount: 33_000 });
  found(await gateway.confirm(input));
  const { paymentKey } = input;
  const part = found(
    await gateway.cancel({
      paymentKey,
      reason: "한 상자 품절",
      amount: 30_000,
      taxFreeAmount: 30_000,
      expectedBalance: 55_000,
      idempotencyKey: "c1",
    }),
  );
  expect(part).toMatchObject({ status: "PARTIAL_CANCELED", balanceAmount: 25_000, taxFreeAmount: 3_000 });
  expect(part.cancels).toEqual([
    {
      transactionKey: expect.any(String),
      cancelAmount: 30_000,
      canceledAt: now,
      cancelReason: "한 상자 품절",
    },
  ]);
  expect(
    await gateway.cancel({
      paymentKey,
      reason: "경합",
      amount: 1_000,
      expectedBalance: 55_000,
      idempotencyKey: "c2",
    }),
  ).toMatchObject({ kind: "refused", code: "NOT_MATCHES_REFUNDABLE_AMOUNT", retryable: false });
  expect(
    await gateway.cancel({ paymentKey, reason: "초과", amount: 25_001, idempotencyKey: "c3" }),
  ).toMatchObject({
    kind: "refused",
    code: "NOT_CANCELABLE_AMOUNT",
  });
  const rest = found(await gateway.cancel({ paymentKey, reason: "나머지", idempotencyKey: "c4" }));
  expect(rest).toMatchObject({ status: "PARTIAL_CANCELED", balanceAmount: 0, taxFreeAmount: 0 });
  expect(found(await gateway.cancel({ paymentKey, reason: "다시", idempotencyKey: "c5" }))).toEqual(rest);
});

test("a whole cancellation repeated under another key is found", async () => {
  const input = await authorize("whole-001", 1_000);
  await gateway.confirm(input);
  const once = found(
    await gateway.cancel({ paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "w1" }),
  );
  const twice = found(
    await gateway.cancel({ paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "w2" }),
  );
  expect(twice).toEqual(once);
  expect(twice.cancels).toHaveLength(1);
});

test("confirming again under the same key or another one charges once", async () => {
  const input = await authorize("twice-001", 1_000);
  const first = found(await gateway.confirm(input));
  expect(found(await gateway.confirm(input))).toEqual(first);
  expect(found(await gateway.confirm({ ...input, idempotencyKey: "other" }))).toEqual(first);
});

test("a processed payment of another order does not pay for this one", async () => {
  const paid = await authorize("paid-0001", 1_000);
  await gateway.confirm(paid);
  const stolen = await gateway.confirm({ ...paid, orderId: "unpaid-01", idempotencyKey: "k" });
  expect(stolen).toMatchObject({ kind: "refused", code: "INVALID_REQUEST" });
});

test("of two windows of one order only one is charged, and both confirmations find that payment", async () => {
  const one = await authorize("tabs-0001", 1_000);
  const other = await authorize("tabs-0001", 1_000);
  const first = found(await gateway.confirm(one));
  expect(found(await gateway.confirm({ ...other, idempotencyKey: "second" }))).toEqual(first);
});

test("another amount than the window showed is refused for good", async () => {
  const input = await authorize("amount-01", 1_000);
  expect(await gateway.confirm({ ...input, amount: 999 })).toMatchObject({
    kind: "refused",
    code: "INVALID_REQUEST",
    retryable: false,
    buyerCanRetry: false,
  });
});

test("ten minutes after the authentication the buyer has to start anew", async () => {
  const input = await authorize("late-0001", 1_000);
  now = new Date(now.getTime() + 10 * 60_000 + 1_000);
  expect(await gateway.confirm(input)).toMatchObject({
    kind: "refused",
    code: "NOT_FOUND_PAYMENT_SESSION",
    buyerCanRetry: true,
  });
});

test("a declined card lets the buyer try other means", async () => {
  const input = await authorize("decline-1", 1_000);
  await fault({ point: "confirm", kind: "refuse", code: "REJECT_CARD_PAYMENT", times: 1 });
  expect(await gateway.confirm(input)).toEqual({
    kind: "refused",
    code: "REJECT_CARD_PAYMENT",
    message: "한도초과 혹은 잔액부족으로 결제에 실패했습니다.",
    retryable: false,
    buyerCanRetry: true,
  });
  expect(found(await gateway.findByOrder("decline-1")).status).toBe("ABORTED");
});

test("what Toss does not know is missing", async () => {
  expect(await gateway.find("nothing")).toEqual({ kind: "missing" });
  expect(await gateway.findByOrder("no-order-1")).toEqual({ kind: "missing" });
  expect(await gateway.cancel({ paymentKey: "..", reason: "x", idempotencyKey: "k" })).toEqual({
    kind: "missing",
  });
  const confirm = { paymentKey: "nothing", orderId: "no-order-1", amount: 1, idempotencyKey: "k" };
  expect(await gateway.confirm(confirm)).toEqual({ kind: "missing" });
});

test("a lost reply is asked for again under the same key and charges once", async () => {
  const input = await authorize("lost-0001", 1_000);
  await fault({ point: "confirm", kind: "lostReply", times: 1 });
  expect(found(await gateway.confirm(input)).status).toBe("DONE");
  expect(requests).toBe(2);
  expect(await ledgerOf("lost-0001")).toHaveLength(1);

  await fault({ point: "cancel", kind: "lostReply", times: 2 });
  const cancelled = await gateway.cancel({
    paymentKey: input.paymentKey,
    reason: "변심",
    amount: 400,
    idempotencyKey: "l",
  });
  expect(found(cancelled)).toMatchObject({ balanceAmount: 600, cancels: [{ cancelAmount: 400 }] });
});

test("when every reply is lost the payment is unreachable, and looking it up tells the truth", async () => {
  const input = await authorize("lost-0002", 1_000);
  await fault({ point: "confirm", kind: "lostReply", times: 3 });
  expect(await gateway.confirm(input)).toEqual({ kind: "unreachable", reason: "connection-lost" });
  expect(found(await gateway.findByOrder("lost-0002")).status).toBe("DONE");
});

test("a failing server is tried again, then unreachable with nothing charged", async () => {
  const input = await authorize("down-0001", 1_000);
  await fault({ point: "confirm", kind: "error500", times: 2 });
  expect(found(await gateway.confirm(input)).status).toBe("DONE");
  const next = await authorize("down-0002", 1_000);
  await fault({ point: "confirm", kind: "error500", times: 3 });
  expect(await gateway.confirm(next)).toEqual({ kind: "unreachable", reason: "server-error" });
  expect(found(await gateway.findByOrder("down-0002")).status).toBe("IN_PROGRESS");
  expect(found(await gateway.confirm(next)).status).toBe("DONE");
});

test("a slow answer runs into the timeout at once and is not repeated", async () => {
  const hasty = connect({ timeoutMs: 60 });
  const input = await authorize("slow-0001", 1_000);
  await fault({ point: "confirm", kind: "delay", delayMs: 200, times: 1 });
  expect(await hasty.confirm(input)).toEqual({ kind: "unreachable", reason: "timeout" });
  expect(requests).toBe(1);
  await sleep(250);
  expect(found(await gateway.findByOrder("slow-0001")).status).toBe("DONE");
});

test("a second try waits for the first one in flight", async () => {
  const input = await authorize("flight-01", 1_000);
  await fault({ point: "confirm", kind: "delay", delayMs: 100, times: 1 });
  const patient = connect({ wait: () => sleep(80) });
  const [one, two] = await Promise.all([patient.confirm(input), patient.confirm(input)]);
  expect(found(one)).toEqual(found(two));
  const key = await authorize("flight-02", 1_000);
  await fault({ point: "confirm", kind: "delay", delayMs: 100, times: 1 });
  const [, hurried] = await Promise.all([gateway.confirm(key), gateway.confirm(key)]);
  expect(hurried).toEqual({ kind: "unreachable", reason: "still-processing" });
});

test("a passing provider error stays undecided", async () => {
  const input = await authorize("provider1", 1_000);
  await fault({ point: "confirm", kind: "refuse", code: "PROVIDER_ERROR", times: 1 });
  expect(await gateway.confirm(input)).toEqual({ kind: "unreachable", reason: "provider-error" });
  // Toss replays the first answer of a key, so the next attempt needs its own.
  expect(found(await gateway.confirm({ ...input, idempotencyKey: "attempt:2" })).status).toBe("DONE");
});

test("a refusal that Toss added since is believed only after a look", async () => {
  const input = await authorize("future-01", 1_000);
  await fault({ point: "confirm", kind: "refuse", code: "SOME_FUTURE_CODE", times: 1 });
  expect(await gateway.confirm(input)).toMatchObject({ kind: "refused", code: "SOME_FUTURE_CODE" });
  const paid = await authorize("future-02", 1_000);
  await gateway.confirm(paid);
  await fault({ point: "confirm", kind: "refuse", code: "SOME_FUTURE_CODE", times: 1 });
  expect(found(await gateway.confirm({ ...paid, idempotencyKey: "again" })).status).toBe("DONE");
});

test("a wrong key is refused, a dead address unreachable", async () => {
  expect(await connect({ secretKey: "test_sk_wrong" }).find("key")).toMatchObject({
    code: "UNAUTHORIZED_KEY",
  });
  const dead = connect({ baseUrl: "http://127.0.0.1:9" });
  expect(await dead.find("key")).toEqual({ kind: "unreachable", reason: "connection-lost" });
});

function connect(change: Partial<Parameters<typeof createTossPayments>[0]>): PaymentGateway {
  return createTossPayments({
    baseUrl,
    secretKey,
    fetch,
    timeoutMs: 2_000,
    maxRetries: 2,
    wait: async () => undefined,
    ...change,
  });
}

async function authorize(
  orderId: string,
  amount: number,
  said: Record<string, unknown> = {},
): Promise<ConfirmInput> {
  const { paymentKey } = (await sim("authorize", { orderId, amount, method: "CARD", ...said })) as {
    paymentKey: string;
  };
  return { paymentKey, orderId, amount, idempotencyKey: `confirm:${orderId}:${paymentKey}` };
}

function fault(payload: Record<string, unknown>): Promise<unknown> {
  return sim("fault", payload);
}

async function sim(path: string, payload: Record<string, unknown> = {}): Promise<unknown> {
  const response = await sandbox.inject({ method: "POST", url: `/_sim/${path}`, payload });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function ledgerOf(orderId: string): Promise<unknown[]> {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;
  const url = "/v1/transactions?startDate=2026-08-01T00:00:00&endDate=2026-08-31T00:00:00";
  const lines = (await sandbox.inject({ url, headers: { authorization } })).json<{ orderId: string }[]>();
  return lines.filter((line) => line.orderId === orderId);
}

function found(reply: PaymentReply): ProviderPayment {
  if (reply.kind !== "found") throw new Error(`expected a payment, got ${JSON.stringify(reply)}`);
  return reply.payment;
}
