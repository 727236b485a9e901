import { afterEach, beforeEach, expect, test } from "vitest";
import { found, openTossGateway } from "../../../testing/open-toss-gateway.ts";

let toss: Awaited<ReturnType<typeof openTossGateway>>;
beforeEach(async () => {
  toss = await openTossGateway();
});
afterEach(() => toss.close());

test("confirm: a card payment is read into the fields that the shop keeps", async () => {
  const input = await toss.authorize("card-0001", 55_000, { taxFreeAmount: 33_000, cardCompany: "41" });
  const payment = found(await toss.gateway.confirm(input));
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
  expect(found(await toss.gateway.find(input.paymentKey))).toEqual(payment);
  expect(found(await toss.gateway.findByOrder("card-0001"))).toEqual(payment);
});

test("confirm: an easy payment has the name of its wallet", async () => {
  const payment = found(
    await toss.gateway.confirm(await toss.authorize("easy-0001", 1_000, { easyPay: "KAKAOPAY" })),
  );
  expect(payment.method).toBe("easypay");
  expect(payment.easyPayProvider).toBe("카카오페이");
});

test("virtual account: it waits, is paid, reversed, paid again and refunded to an account", async () => {
  const input = await toss.authorize("vbank-001", 20_000, {
    method: "VIRTUAL_ACCOUNT",
    validHours: 24,
    customerName: "김과일",
  });
  const waiting = found(await toss.gateway.confirm(input));
  expect(waiting).toMatchObject({ status: "WAITING_FOR_DEPOSIT", method: "vbank", approvedAt: null });
  expect(waiting.virtualAccount).toMatchObject({ bankCode: "88", customerName: "김과일" });
  expect(waiting.virtualAccount?.dueDate).toEqual(new Date("2026-08-13T01:00:00Z"));

  await toss.sim("deposit/vbank-001");
  expect(found(await toss.gateway.findByOrder("vbank-001"))).toMatchObject({
    status: "DONE",
    approvedAt: toss.clock.now,
  });
  await toss.sim("deposit-reversed/vbank-001");
  expect(found(await toss.gateway.findByOrder("vbank-001"))).toMatchObject({
    status: "WAITING_FOR_DEPOSIT",
    approvedAt: null,
  });
  await toss.sim("deposit/vbank-001");

  const cancel = { paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "cancel:1" };
  expect(await toss.gateway.cancel(cancel)).toMatchObject({
    kind: "refused",
    code: "INVALID_REFUND_ACCOUNT_INFO",
  });
  const refundAccount = { bank: "신한은행", accountNumber: "110123456789", holderName: "김과일" };
  const refunded = found(await toss.gateway.cancel({ ...cancel, refundAccount, idempotencyKey: "cancel:2" }));
  expect(refunded).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
});

test("virtual account: without a deposit in time the payment expires", async () => {
  await toss.gateway.confirm(
    await toss.authorize("vbank-002", 20_000, { method: "VIRTUAL_ACCOUNT", validHours: 1 }),
  );
  toss.clock.now = new Date(toss.clock.now.getTime() + 61 * 60_000);
  expect(found(await toss.gateway.findByOrder("vbank-002")).status).toBe("EXPIRED");
});

test("cancel: partial cancellations add up, and one with nothing left is found, not refused", async () => {
  const input = await toss.authorize("part-0001", 55_000, { taxFreeAmount: 33_000 });
  found(await toss.gateway.confirm(input));
  const { paymentKey } = input;
  const part = found(
    await toss.gateway.cancel({
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
      canceledAt: toss.clock.now,
      cancelReason: "한 상자 품절",
    },
  ]);
  expect(
    await toss.gateway.cancel({
      paymentKey,
      reason: "경합",
      amount: 1_000,
      expectedBalance: 55_000,
      idempotencyKey: "c2",
    }),
  ).toMatchObject({ kind: "refused", code: "NOT_MATCHES_REFUNDABLE_AMOUNT", retryable: false });
  expect(
    await toss.gateway.cancel({ paymentKey, reason: "초과", amount: 25_001, idempotencyKey: "c3" }),
  ).toMatchObject({
    kind: "refused",
    code: "NOT_CANCELABLE_AMOUNT",
  });
  const rest = found(await toss.gateway.cancel({ paymentKey, reason: "나머지", idempotencyKey: "c4" }));
  expect(rest).toMatchObject({ status: "PARTIAL_CANCELED", balanceAmount: 0, taxFreeAmount: 0 });
  expect(found(await toss.gateway.cancel({ paymentKey, reason: "다시", idempotencyKey: "c5" }))).toEqual(
    rest,
  );
});

test("cancel: a cancellation in full repeated under another key is found", async () => {
  const input = await toss.authorize("whole-001", 1_000);
  await toss.gateway.confirm(input);
  const once = found(
    await toss.gateway.cancel({ paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "w1" }),
  );
  const twice = found(
    await toss.gateway.cancel({ paymentKey: input.paymentKey, reason: "변심", idempotencyKey: "w2" }),
  );
  expect(twice).toEqual(once);
  expect(twice.cancels).toHaveLength(1);
});

test("confirm: repeating under the same key or another one charges once", async () => {
  const input = await toss.authorize("twice-001", 1_000);
  const first = found(await toss.gateway.confirm(input));
  expect(found(await toss.gateway.confirm(input))).toEqual(first);
  expect(found(await toss.gateway.confirm({ ...input, idempotencyKey: "other" }))).toEqual(first);
});

test("confirm: a processed payment of another order is refused", async () => {
  const paid = await toss.authorize("paid-0001", 1_000);
  await toss.gateway.confirm(paid);
  const stolen = await toss.gateway.confirm({ ...paid, orderId: "unpaid-01", idempotencyKey: "k" });
  expect(stolen).toMatchObject({ kind: "refused", code: "INVALID_REQUEST" });
});

test("confirm: of two windows of one order one is charged, and both confirmations find that payment", async () => {
  const one = await toss.authorize("tabs-0001", 1_000);
  const other = await toss.authorize("tabs-0001", 1_000);
  const first = found(await toss.gateway.confirm(one));
  expect(found(await toss.gateway.confirm({ ...other, idempotencyKey: "second" }))).toEqual(first);
});

test("confirm: an amount other than the window's is refused permanently", async () => {
  const input = await toss.authorize("amount-01", 1_000);
  expect(await toss.gateway.confirm({ ...input, amount: 999 })).toMatchObject({
    kind: "refused",
    code: "INVALID_REQUEST",
    retryable: false,
    buyerCanRetry: false,
  });
});

test("confirm: ten minutes after the authentication the buyer has to begin again", async () => {
  const input = await toss.authorize("late-0001", 1_000);
  toss.clock.now = new Date(toss.clock.now.getTime() + 10 * 60_000 + 1_000);
  expect(await toss.gateway.confirm(input)).toMatchObject({
    kind: "refused",
    code: "NOT_FOUND_PAYMENT_SESSION",
    buyerCanRetry: true,
  });
});

test("confirm: after a declined card the buyer can use other means", async () => {
  const input = await toss.authorize("decline-1", 1_000);
  await toss.fault({ point: "confirm", kind: "refuse", code: "REJECT_CARD_PAYMENT", times: 1 });
  expect(await toss.gateway.confirm(input)).toEqual({
    kind: "refused",
    code: "REJECT_CARD_PAYMENT",
    message: "한도초과 혹은 잔액부족으로 결제에 실패했습니다.",
    retryable: false,
    buyerCanRetry: true,
  });
  expect(found(await toss.gateway.findByOrder("decline-1")).status).toBe("ABORTED");
});

test("find, cancel and confirm: a payment unknown to Toss is missing", async () => {
  expect(await toss.gateway.find("nothing")).toEqual({ kind: "missing" });
  expect(await toss.gateway.findByOrder("no-order-1")).toEqual({ kind: "missing" });
  expect(await toss.gateway.cancel({ paymentKey: "..", reason: "x", idempotencyKey: "k" })).toEqual({
    kind: "missing",
  });
  const confirm = { paymentKey: "nothing", orderId: "no-order-1", amount: 1, idempotencyKey: "k" };
  expect(await toss.gateway.confirm(confirm)).toEqual({ kind: "missing" });
});
